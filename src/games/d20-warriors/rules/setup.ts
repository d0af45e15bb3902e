import {
  addDeck,
  addSeatCounter,
  announce,
  call,
  draw,
  enterStep,
  exit,
  jump,
  openProcedure,
  roll,
  shuffle,
  step,
  zoneOf,
} from "../../../kernel";
import { FIRST_VARS, setAllVars } from "./vars";

const SEATS = [0, 1] as const;
/** D20 1.7 */
const OPENING_HAND = 3;

/** A whole game: decks (or the draft), opening hands, the roll for the first turn, then the turns (D20 1). */
export const game = openProcedure("game", [
  step("record", "D20 1.1", (g) => {
    setAllVars(g, FIRST_VARS);
    const oops = Number(g.state.config.options.oops ?? 0);
    if (oops > 0) for (const seat of SEATS) addSeatCounter(g, seat, "oops", oops);
  }),
  step("decks", "D20 1.2", (g) => {
    if (g.state.config.options.draft === true) return call(g, "draft");
    for (const seat of SEATS) addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
  }),
  step("shuffle", "D20 1.6", (g) => {
    for (const seat of SEATS) shuffle(g, zoneOf(g.state, "deck", seat).id);
  }),
  step("opening hands", "D20 1.7", (g) => {
    for (const seat of SEATS) draw(g, seat, OPENING_HAND);
  }),
  step("announce", "D20 1.9", (g) => {
    enterStep(g, "first-roll");
  }),
  step("roll for the first turn", "D20 1.9", (g) => {
    const [a, b] = SEATS.map((seat) => roll(g, seat, 20)) as [number, number];
    if (a === b) {
      announce(g, "first-tie", 0, { rule: "D20 1.10" });
      return jump(g, "roll for the first turn");
    }
    const first = a > b ? 0 : 1;
    announce(g, "first", first, { data: { rolls: [a, b] } });
    exit(g);
    call(g, "turn", { seat: first });
  }),
]);
