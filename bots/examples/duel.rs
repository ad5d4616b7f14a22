use bots::Level;
use rules::faraway::{Faraway, Start, Table};
use rules::{Match, Seed, Silent};
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let (seats, games, nodes) = (a[0] as u8, a[1], a[2] as u32);
    let (mut wins, mut n, mut own, mut oth) = (0f64, 0f64, 0i64, 0i64);
    let t = std::time::Instant::now();
    let mut dec = 0u64;
    for s in 0..games {
        for hero in 0..seats {
            let mut m = Match::<Faraway>::new(Table { seats, start: Start::Basic }, Seed(1000 + s))
                .unwrap();
            while let Some(seat) = m.decider() {
                let level = if seat.0 == hero { Level::Expert } else { Level::Greedy };
                let v = m.view(Some(seat));
                let c = bots::choose::<Faraway>(&v, level, s, nodes).unwrap();
                if seat.0 == hero {
                    dec += 1;
                }
                m.play(c, &mut Silent).unwrap();
            }
            let r = rules::Game::results(m.state()).unwrap();
            n += 1.0;
            if r[hero as usize].place == 1 {
                wins += 1.0;
            }
            own += r[hero as usize].total as i64;
            oth += r
                .iter()
                .enumerate()
                .filter(|(i, _)| *i != hero as usize)
                .map(|(_, x)| x.total as i64)
                .sum::<i64>()
                / (seats as i64 - 1);
        }
    }
    println!(
        "seats {seats} expert wins {:.3} of {n} mean {:.1} greedy {:.1} ms/decision {:.1}",
        wins / n,
        own as f64 / n,
        oth as f64 / n,
        t.elapsed().as_millis() as f64 / dec as f64
    );
}
