import { type Counters, cardOf, type Reader, readStat, type Seat, zoneOf } from "../../kernel";

const WIN = 1000;

const sum = (counters: Counters = {}) => (counters.core ?? 0) + (counters.soul ?? 0);
const coresIn = (g: Reader, seat: Seat, key: string) => sum(zoneOf(g.state, key, seat).counters);

/** What a spirit on the field is worth: its strength, its symbols, and that it could block. */
function spiritValue(g: Reader, id: number): number {
  const { rested } = cardOf(g.state, id);
  return 1.5 + readStat(g, id, "bp") / 1500 + 1.5 * readStat(g, id, "symbols") + (rested ? 0 : 0.8);
}

/** Each life is worth more, the fewer are left. */
function lifeValue(life: number): number {
  let value = 0;
  for (let n = 1; n <= life; n++) value += n < 3 ? 9 : 6;
  return value;
}

function side(g: Reader, seat: Seat): number {
  const spirits = zoneOf(g.state, "spirits", seat).cards;
  const nexuses = zoneOf(g.state, "nexuses", seat).cards;
  const onField = [...spirits, ...nexuses].reduce((n, id) => n + sum(cardOf(g.state, id).counters), 0);
  const reserve = coresIn(g, seat, "reserve");
  const cores = onField + reserve + coresIn(g, seat, "trash");
  const deck = zoneOf(g.state, "deck", seat).cards.length;
  return (
    lifeValue(coresIn(g, seat, "life")) +
    spirits.reduce((n, id) => n + spiritValue(g, id), 0) +
    2.5 * nexuses.length +
    1.6 * zoneOf(g.state, "hand", seat).cards.length +
    0.8 * zoneOf(g.state, "burst", seat).cards.length * 3 +
    0.9 * cores +
    0.08 * reserve -
    (deck < 4 ? 3 * (4 - deck) : 0)
  );
}

/** The value of a position for a seat, compared with that of the other one. */
export function evaluate(g: Reader, seat: Seat): number {
  const { outcome } = g.state;
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WIN : -WIN;
  return side(g, seat) - side(g, 1 - seat);
}
