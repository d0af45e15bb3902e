import { num, str } from "../../args";
import type { CardCatalogue, TextArgs } from "../../catalogue";
import { list, numberWord, plural } from "../grammar";
import { DIRECTION } from "./table";

const ALL = Object.keys(DIRECTION);
const STRAIGHT = ["n", "e", "s", "w"];
const CORNERS = ["ne", "se", "sw", "nw"];
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && b.every((x) => a.includes(x));

const KEYWORDS: Readonly<Record<string, string>> = {
  reach: "Reach",
  guarded: "Guarded",
  sure: "Sure",
  stalwart: "Stalwart",
  iron: "Iron",
  sidestep: "Sidestep",
  hidden: "Hidden",
  bound: "Bound",
  trailblazer: "Trailblazer",
};

const REMINDERS: Readonly<Record<string, string>> = {
  reach: "It may also attack two cells away in a straight or diagonal line.",
  guarded: "The opponent's cards cannot flip, move or change it, but battles can flip it.",
  sure: "Each of its dice that shows 3 or less is rolled once more.",
  stalwart: "Each of its dice counts as at least 6.",
  iron: "It wins when the highest rolls are equal, unless the other Warrior has Iron too.",
  sidestep: "It cannot be attacked diagonally.",
  hidden: "It cannot be attacked.",
  bound: "It cannot attack.",
  trailblazer: "It may be placed touching any Warrior.",
};

const SUBTYPES: Readonly<Record<string, string>> = {
  drake: "Drake",
  beast: "Beast",
  knight: "Knight",
  mage: "Mage",
  bird: "Bird",
  serpent: "Serpent",
  golem: "Golem",
  spirit: "Spirit",
  insect: "Insect",
  siege: "Siege Engine",
  relic: "Relic",
  rune: "Rune",
  plant: "Plant",
  machine: "Machine",
};

/** The name of a group of values: all eight, the edges, the corners, or each by name. */
function stats(value: unknown): string {
  const names = (value as readonly string[] | undefined) ?? [];
  if (names.every((name) => name.startsWith("kw-")))
    return list(names.map((name) => KEYWORDS[name.slice(3)] ?? name));
  if (same(names, ["bonus"])) return "its highest roll";
  if (same(names, ALL)) return "all its numbers";
  if (same(names, STRAIGHT)) return "its edge numbers";
  if (same(names, CORNERS)) return "its corner numbers";
  return `its ${list(names.map((name) => DIRECTION[name] ?? name))} ${names.length === 1 ? "number" : "numbers"}`;
}

const who = (by: unknown, verb: string) =>
  by === "you" ? `you ${verb}` : by === "opponent" ? `the opponent ${verb}s` : `a player ${verb}s`;

/** "its numbers", "the numbers of this Warrior". */
const of = (card: unknown, what: string) => (card === "it" ? `its ${what}` : `the ${what} of ${str(card)}`);

/** Half, quarter and eighth turns. */
function turned(steps: number): string {
  if (steps === 4) return "half round";
  if (steps === 2 || steps === 6) return `a quarter ${steps === 2 ? "clockwise" : "anticlockwise"}`;
  const eighths = steps < 4 ? steps : 8 - steps;
  const places = eighths === 1 ? "one place" : `${numberWord(eighths)} places`;
  return `${places} ${steps < 4 ? "clockwise" : "anticlockwise"}`;
}

/** Only a battle's latest roll counts, so cards refer to its dice. */
const DIE = "die of the latest throw";

const CAUSE: Readonly<Record<string, string>> = {
  battle: " in a battle",
  effect: " by a card",
  cost: " as a cost",
};

/** "when this Warrior wins a battle against ...". */
const battleEnd = (verb: string) => (a: TextArgs) =>
  `when ${str(a.card)} ${verb} a battle${a.anyOther ? "" : ` against ${str(a.other)}`}`;

/** Card text of D20 Warriors, and the names of its card kinds. */
export const cards: CardCatalogue = {
  "d20-warriors.stats": ({ stats: names }) => stats(names),

  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, name]) => [
      [`d20-warriors.keyword.${key}.name`, name],
      [`d20-warriors.keyword.${key}.reminder`, REMINDERS[key] ?? ""],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SUBTYPES).map(([key, name]) => [
      `d20-warriors.subtype.${key}`,
      ({ count }: TextArgs) => plural(name, num(count)),
    ]),
  ),

  "d20-warriors.noun": ({ count }) => plural("Warrior", num(count)),
  "d20-warriors.type.warrior": ({ count }) => plural("Warrior", num(count)),
  "d20-warriors.type.flash": ({ count }) => plural("Flash card", num(count)),
  "d20-warriors.turn-step.draw": "draw phase",
  "d20-warriors.turn-step.act": "action phase",
  "d20-warriors.turn-step.battle": "battle",
  "d20-warriors.until.turn": "this turn",
  "d20-warriors.until.battle": "in this battle",
  "d20-warriors.until.game": "until it leaves the battlefield",
  "d20-warriors.ref.this": "this Warrior",
  "d20-warriors.ref.it": "it",
  "d20-warriors.ref.other": "the other Warrior",
  "d20-warriors.ref.first": "the first Warrior",
  "d20-warriors.ref.attacker": "the attacking Warrior",
  "d20-warriors.ref.target": "the attacked Warrior",
  "d20-warriors.ref.yours": "your Warrior in the battle",
  "d20-warriors.ref.theirs": "the opposing Warrior",
  "d20-warriors.ref.rival": "the other Warrior in the battle",
  "d20-warriors.place.hand": "hand",
  "d20-warriors.place.deck": "deck",
  "d20-warriors.place.discard": "discard pile",
  "d20-warriors.lying.line": ({ to }) => `in ${of(to, "row or column")}`,
  "d20-warriors.lying.two-away": "two cells away from {to}",

  "d20-warriors.do.extra-die": "roll one more D20 for {for}",
  "d20-warriors.do.reroll": ({ for: f, which }) =>
    which === "all"
      ? `roll all dice of the latest throw of ${str(f)} again`
      : `roll ${of(f, `${str(which)} ${DIE}`)} again`,
  "d20-warriors.do.turn-die": ({ for: f, value }) => `turn ${of(f, `highest ${DIE}`)} to ${num(value)}`,
  "d20-warriors.do.drop-die": ({ for: f }) => `remove ${of(f, `highest ${DIE}`)}`,
  "d20-warriors.do.trade-dice": "swap the dice of the latest throw of the two Warriors in the battle",
  "d20-warriors.do.break-off": "end the battle without a result",
  "d20-warriors.do.shift": "move {card} to an empty cell beside it that touches another Warrior",
  "d20-warriors.do.swap": ({ card, with: w }) => `swap ${of(card, "cell")} with that of ${str(w)}`,
  "d20-warriors.do.swap-both": "swap their cells",
  "d20-warriors.do.rotate": ({ card, steps }) =>
    `turn ${of(card, "numbers")} ${turned(num(steps))} this turn`,
  "d20-warriors.do.mirror": ({ card, from }) => `copy ${of(from, "numbers")} onto ${str(card)} for this turn`,
  "d20-warriors.do.place-again": "you may place one more Warrior this turn",
  "d20-warriors.do.deploy": "place {card} on the battlefield",

  "d20-warriors.if.attacking": "{for} is attacking",
  "d20-warriors.if.defending": "{for} is defending",
  "d20-warriors.if.across": ({ what }) =>
    `the battle runs ${what === "corner" ? "diagonally" : "along a row or column"}`,
  "d20-warriors.if.trailing": "your Warrior is about to lose the battle",
  "d20-warriors.if.fewer-dice": "{for} rolls fewer dice than the other Warrior",
  "d20-warriors.if.rolled": ({ for: f, atLeast }) =>
    `${f === "it" ? "one of its dice of the latest throw" : `a ${DIE} of ${str(f)}`} shows ${num(atLeast)}${num(atLeast) < 20 ? " or more" : ""}`,
  "d20-warriors.if.at-centre": "this Warrior lies in the centre",

  "d20-warriors.when.place": ({ card, by }) =>
    by === "any" ? `when ${str(card)} is placed` : `when ${who(by, "place")} ${str(card)}`,
  "d20-warriors.when.attack": ({ card, other, anyOther }) =>
    `when ${str(card)} attacks${anyOther ? "" : ` ${str(other)}`}`,
  "d20-warriors.when.dice": ({ self, otherSelf }) => {
    if (self) return "after the dice of this Warrior's attack are rolled";
    return otherSelf
      ? "after the dice of an attack on this Warrior are rolled"
      : "after the dice of a battle are rolled";
  },
  "d20-warriors.when.win": battleEnd("wins"),
  "d20-warriors.when.lose": battleEnd("loses"),
  "d20-warriors.when.tie": "when a battle is tied",
  "d20-warriors.when.flip-up": "when {card} is flipped face up",
  "d20-warriors.when.flip-down": "when {card} is flipped face down",
  "d20-warriors.when.flash": ({ by }) => `when ${who(by, "play")} a Flash card`,
  "d20-warriors.when.turn": ({ by }) =>
    by === "you"
      ? "at the start of your turn"
      : by === "opponent"
        ? "at the start of the opponent's turn"
        : "at the start of each turn",
  "d20-warriors.when.discard": ({ by }) => `when ${who(by, "discard")} a card`,
  "d20-warriors.when.shift": "when {card} is moved",
  "d20-warriors.change.flip-down": ({ card, cause }) =>
    `${str(card)} would be flipped face down${CAUSE[str(cause)] ?? ""}`,
  "d20-warriors.change.flip-up": ({ card, cause }) =>
    `${str(card)} would be flipped face up${CAUSE[str(cause)] ?? ""}`,
};
