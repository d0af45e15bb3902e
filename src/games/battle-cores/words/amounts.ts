import { cardOf, type Reader, seatOf } from "../../../kernel";
import { type AmountWord, type AmountWords, type Env, seatsOf, type Who } from "../../../language";
import { armorLeft, countersOf } from "../rules/counters";
import { hpOf, pointsOf } from "../rules/damage";
import { cardsNamed, printWord, WHOSE } from "./print-word";

const ofSeat = (name: string, read: (g: Reader, seat: number) => number) =>
  ({
    args: { who: WHOSE },
    value: (g, env, { who }) => seatsOf(g, env, who as Who).reduce((sum, seat) => sum + read(g, seat), 0),
    print: printWord("amount", name),
  }) as const satisfies AmountWord;

const ofCard = (name: string, read: (g: Reader, id: number) => number) =>
  ({
    args: { card: "ref" },
    value: (g: Reader, env: Env, { card }) => {
      const id = cardsNamed(g, env, card)[0];
      return id === undefined ? 0 : Math.max(0, read(g, id));
    },
    print: printWord("amount", name, ["card"]),
  }) as const satisfies AmountWord;

export const amounts = {
  hp: ofSeat("hp", hpOf),
  points: ofSeat("points", pointsOf),
  turns: ofSeat("turns", (g, seat) => seatOf(g.state, seat).rounds),
  counters: ofCard("counters", countersOf),
  "armor-left": { ...ofCard("armor-left", armorLeft), readsStats: true },
  damage: ofCard("damage", (g, id) => cardOf(g.state, id).counters.damage ?? 0),
} as const satisfies AmountWords;
