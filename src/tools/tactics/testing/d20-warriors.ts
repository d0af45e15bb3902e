import { choose, faceDown, flipDown, flipUp, foes, own } from "../../../games/d20-warriors/cards/parts";
import {
  at,
  type D20Layout,
  type D20Scenario,
  d20,
  plain,
  special,
  trick,
} from "../../../games/d20-warriors/testing";
import type { Ability } from "../../../language";
import { scriptFor } from "../../../opponents/d20-warriors";
import { did, didTo, type Tactic, type TacticsOf } from "../tactic";

const begin = (layout: D20Layout) => () => d20({ stops: "all", ...layout });
/** No Warrior may be placed any more. */
const PLACED = { placements: 0 } as const;
/** The second-to-last turn: the player with more face-up Warriors after the next turn wins. */
const END = { deck: [], hand: [] } as const;

const faceUp = (g: D20Scenario, seat: number) =>
  g.state.cards.filter(
    (card) =>
      card.controller === seat && card.face === "up" && g.state.zones[card.zone]?.key === "battlefield",
  ).length;

const fall = trick("Fall", choose(foes(), flipDown("it")));
const rise = trick("Rise", choose(faceDown(), flipUp("it")));
const slip = trick("Slip", choose(own(), flipDown("it")));
const unbeaten: Ability = { kind: "replace", change: "flip-down", card: "this", effect: { do: "nothing" } };

const tactics: readonly Tactic<D20Scenario>[] = [
  {
    title: "attacks a far weaker Warrior",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Giant", 8))], hand: [] },
      foe: { field: [at(1, 0, plain("Imp", 1))], hand: [] },
    }),
    holds: (played) => did(played, "attack"),
  },
  {
    title: "does not attack a far stronger Warrior",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Imp", 1))], hand: [] },
      foe: { field: [at(1, 0, plain("Giant", 8))], hand: [] },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "attacks the weaker of two Warriors first",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Knight", 5))], hand: [] },
      foe: { field: [at(1, 0, plain("Giant", 7)), at(-1, 0, plain("Imp", 1))], hand: [] },
    }),
    holds: (played) => didTo(played, "attack", "Imp") && !didTo(played, "attack", "Giant"),
  },
  {
    title: "attacks with the stronger of two Warriors",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Giant", 8)), at(2, 0, plain("Imp", 1))], hand: [] },
      foe: { field: [at(1, 0, plain("Knight", 4))], hand: [] },
    }),
    holds: ({ g, given }) =>
      given.every(
        (answer) =>
          answer.do !== "act" ||
          answer.action.type !== "attack" ||
          g.state.cards[answer.action.card ?? -1]?.def === "Giant",
      ) && did({ given }, "attack"),
  },
  {
    title: "does not attack what its text keeps face up",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Giant", 8))], hand: [] },
      foe: { field: [at(1, 0, special("Ghost", { abilities: [unbeaten] }))], hand: [] },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "attacks from the side on which it is strong",
    begin: begin({
      ...PLACED,
      me: { ...END, field: [at(0, 0, plain("Shield", [0, 0, 8, 0, 0, 0, 0, 0])), at(5, 5, plain("Oak"))] },
      foe: { ...END, field: [at(1, 0, plain("Imp", 1)), at(-1, 0, plain("Ape", 1))] },
    }),
    holds: (played) => didTo(played, "attack", "Imp") && !didTo(played, "attack", "Ape"),
  },
  {
    title: "places a Warrior rather than none",
    begin: begin({
      me: { field: [at(0, 0, plain("Oak", 3))], hand: [plain("Elm", 4)] },
      foe: { field: [at(1, 0, plain("Ash", 3))], hand: [] },
    }),
    holds: ({ g }) => g.cardsIn("hand", 0).length === 0,
  },
  {
    title: "places the stronger Warrior in the last turn",
    begin: begin({
      me: { field: [], deck: [], hand: [plain("Imp", 1), plain("Giant", 8)] },
      foe: { field: [at(1, 0, plain("Ash", 4))], hand: [], deck: [] },
    }),
    holds: ({ g }) => !g.cardsIn("hand", 0).includes("Giant"),
  },
  {
    title: "turns a Warrior of the opponent face down with a Flash in the last turn",
    begin: begin({
      ...PLACED,
      me: { ...END, field: [at(0, 0, plain("Oak", 1))], hand: [fall] },
      foe: { ...END, field: [at(5, 5, plain("Ash", 1))] },
    }),
    holds: ({ g }) => faceUp(g, 1) === 0,
  },
  {
    title: "raises a Warrior with a Flash in the last turn",
    begin: begin({
      ...PLACED,
      me: { ...END, field: [at(0, 0, plain("Oak", 1)), at(0, 1, plain("Elm", 1), "down")], hand: [rise] },
      foe: { ...END, field: [at(5, 5, plain("Ash", 1))] },
    }),
    holds: ({ g }) => faceUp(g, 0) === 2,
  },
  {
    title: "raises nothing when nothing has fallen",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Oak", 1))], hand: [rise] },
      foe: { field: [at(5, 5, plain("Ash", 1))], hand: [] },
    }),
    holds: (played) => !did(played, "flash"),
  },
  {
    title: "turns no Warrior of its own face down",
    begin: begin({
      ...PLACED,
      me: { field: [at(0, 0, plain("Oak", 1))], hand: [slip] },
      foe: { field: [at(5, 5, plain("Ash", 1))], hand: [] },
    }),
    holds: (played) => !did(played, "flash"),
  },
  {
    title: "risks nothing when it is ahead in the last turn",
    begin: begin({
      ...PLACED,
      me: { ...END, field: [at(0, 0, plain("Oak", 3)), at(0, 1, plain("Elm", 3))] },
      foe: { ...END, field: [at(1, 0, plain("Ash", 4))] },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "risks an attack when it is behind in the last turn",
    begin: begin({
      ...PLACED,
      turn: 24,
      me: { ...END, field: [at(0, 0, plain("Oak", 3))] },
      foe: { ...END, field: [at(1, 0, plain("Ash", 4)), at(9, 9, plain("Fir", 4))] },
    }),
    holds: (played) => did(played, "attack"),
  },
];

export const d20WarriorsTactics: TacticsOf<D20Scenario> = { game: "D20 Warriors", tactics, scriptFor };
