import type { Catalogue, TextArgs } from "../catalogue";
import { article, list, numberWord, plural, sentence, signed } from "./grammar";

const str = (value: unknown) => (value === undefined ? "" : String(value));
const num = (value: unknown) => Number(value ?? 0);
const strs = (value: unknown) => (value as readonly string[] | undefined) ?? [];

const TYPES: Readonly<Record<string, string>> = { warrior: "Warrior", flash: "Flash card" };
const ZONES: Readonly<Record<string, string>> = { hand: "hand", deck: "deck", discard: "discard pile" };
const whose = (of: unknown) => (of === "you" ? "your" : "the opponent's");

/** A noun phrase for "which cards". */
function filter(a: TextArgs): string {
  const count = num(a.count);
  const upTo = a.upTo === true;
  const noun = plural(
    a.type === undefined ? (a.zone === undefined ? "Warrior" : "card") : (TYPES[str(a.type)] ?? str(a.type)),
    count,
  );
  const adjectives = [a.not ? "other" : "", a.face ? `face-${str(a.face)}` : "", str(a.subtype)].filter(
    Boolean,
  );
  const head = [...adjectives, noun].join(" ");
  const tail: string[] = [];
  if (a.zone !== undefined)
    tail.push(`in ${a.of ? whose(a.of) : "any"} ${ZONES[str(a.zone)] ?? str(a.zone)}`);
  else if (a.of === "you") tail.push("you control");
  else if (a.of === "opponent") tail.push("the opponent controls");
  if (a.touching !== undefined)
    tail.push(count === 1 ? `that touches ${str(a.touching)}` : `that touch ${str(a.touching)}`);
  if (a.atLeast !== undefined) tail.push(`with ${str(a.stat)} ${num(a.atLeast)} or more`);
  if (a.atMost !== undefined) tail.push(`with ${str(a.stat)} ${num(a.atMost)} or less`);
  const rest = tail.length > 0 ? ` ${tail.join(" ")}` : "";
  if (count > 1) return `${upTo ? "up to " : ""}${numberWord(count)} ${head}${rest}`;
  if (upTo) return `up to one ${head}${rest}`;
  return a.not ? `another ${head.replace(/^other /, "")}${rest}` : `${article(head)} ${head}${rest}`;
}

/** The same without number or article, for "each" and "no". */
const bare = (phrase: string) =>
  phrase.replace(/^(up to )?(an?|one|two|three|four|five|six) /, "").replace(/^another /, "other ");

function who(value: unknown, verb: string): string {
  if (value === "you") return verb;
  return value === "each" ? `each player ${verb}s` : `the opponent ${verb}s`;
}

function perAmount(a: TextArgs): string {
  const max = a.max === undefined ? "" : `, up to ${num(a.max)}`;
  return max;
}

function change(a: TextArgs, verb: "gets" | "get"): string {
  const n = num(a.n);
  const stats = str(a.stats);
  if (a.flag === true)
    return n > 0
      ? `${verb === "gets" ? "gains" : "gain"} ${stats}`
      : `${verb === "gets" ? "loses" : "lose"} ${stats}`;
  const known = n !== -1 || a.amount === "−1";
  const value = known && n !== -1 ? undefined : str(a.amount);
  switch (a.op) {
    case "set":
      return `${verb === "gets" ? "has" : "have"} ${stats} ${value ?? n}`;
    case "min":
      return `${verb === "gets" ? "has" : "have"} ${stats} of at least ${value ?? n}`;
    case "max":
      return `${verb === "gets" ? "has" : "have"} ${stats} of at most ${value ?? n}`;
    default:
      return value === undefined ? `${verb} ${signed(n)} to ${stats}` : `${verb} + to ${stats} for ${value}`;
  }
}

const UNTIL: Readonly<Record<string, string>> = {
  turn: " this turn",
  battle: " in this battle",
  game: "",
};

/** "If C, E" with the condition first. */
const given = (condition: unknown, rest: string) =>
  condition === undefined ? rest : `if ${str(condition)}, ${rest}`;

/** How card text reads in English. The phrases are put together from what the data says, nothing else. */
export const language: Catalogue = {
  "lang.any": "a Warrior",
  "lang.each": ({ filter }) => `each ${bare(str(filter))}`,
  "lang.filter": filter,
  "lang.ref.this": "this Warrior",
  "lang.ref.it": "it",
  "lang.ref.other": "the other Warrior",
  "lang.amount.number": ({ n }) => signed(num(n)),
  "lang.amount.stat": ({ stat, of }) => `${str(of)}'s ${str(stat)}`,
  "lang.amount.count": (a) =>
    `each ${bare(str(a.filter))}${num(a.times) === 1 ? "" : ` (${signed(num(a.times))} each)`}${perAmount(a)}`,
  "lang.amount.cards": (a) =>
    `each card in ${whose(a.of)} ${ZONES[str(a.zone)] ?? str(a.zone)}${num(a.times) === 1 ? "" : ` (${signed(num(a.times))} each)`}${perAmount(a)}`,
  "lang.if.exists": ({ filter, atLeast }) =>
    `there ${num(atLeast) === 1 ? "is" : "are at least"} ${str(filter)}`,
  "lang.if.none": ({ filter }) => `there are no ${bare(str(filter))}`,
  "lang.if.more": ({ amount, than }) => `there are more of ${str(amount)} than of ${str(than)}`,
  "lang.if.turn": ({ of }) => (of === "you" ? "it is your turn" : "it is the opponent's turn"),
  "lang.if.matches": ({ card, filter }) => `${str(card)} is ${str(filter)}`,
  "lang.if.not": ({ condition }) => `it is not so that ${str(condition)}`,
  "lang.if.all": ({ conditions }) => list(strs(conditions)),
  "lang.if.any": ({ conditions }) => list(strs(conditions), "or"),
  "lang.do.seq": ({ effects }) => strs(effects).join(", then "),
  "lang.do.if": (a) =>
    `${given(a.condition, str(a.then))}${a.else === undefined ? "" : `; otherwise ${str(a.else)}`}`,
  "lang.do.may": ({ effect }) => `you may ${str(effect)}`,
  "lang.do.choose-one": ({ options }) => `choose one: ${list(strs(options), "or")}`,
  "lang.do.choose": ({ from, by, then, many }) =>
    `${by === "you" ? "choose" : "the opponent chooses"} ${str(from)} and ${many ? str(then).replace(/\bit\b/, "each of them") : str(then)}`,
  "lang.do.each": ({ from, effect }) => `for each ${bare(str(from))}, ${str(effect)}`,
  "lang.do.draw": ({ who: w, n, count }) =>
    num(n) < 0
      ? `${who(w, "draw")} a card for ${str(count)}`
      : `${who(w, "draw")} ${num(n) === 1 ? "a card" : `${numberWord(num(n))} cards`}`,
  "lang.do.discard": ({ who: w, count, atRandom }) =>
    `${who(w, "discard")} ${num(count) === 1 ? "a card" : `${numberWord(num(count))} cards`}${atRandom ? " at random" : ""}`,
  "lang.do.flip": ({ card, face }) => `flip ${str(card)} face ${str(face)}`,
  "lang.do.move": ({ card, to, bottom }) => {
    if (to === "discard") return `put ${str(card)} into its owner's discard pile`;
    if (to === "hand") return `return ${str(card)} to its owner's hand`;
    return `put ${str(card)} on ${bottom ? "the bottom of" : "top of"} its owner's ${ZONES[str(to)] ?? str(to)}`;
  },
  "lang.do.modify": (a) => `${str(a.card)} ${change(a, "gets")}${UNTIL[str(a.until)] ?? ""}`,
  "lang.do.reveal": ({ zone, of, to, atRandom }) => {
    const what = `${atRandom ? "a random card of " : ""}${whose(of)} ${ZONES[str(zone)] ?? str(zone)}`;
    return to === "you" ? `look at ${what}` : `reveal ${what}`;
  },
  "lang.cost.discard": ({ count }) =>
    num(count) === 1 ? "discard a card" : `discard ${numberWord(num(count))} cards`,
  "lang.cost.flip-down": "flip this Warrior face down",
  "lang.ability.play": ({ effect }) => sentence(str(effect)),
  "lang.ability.trigger": ({ when, once, may, effect, condition }) =>
    sentence(
      `${str(when)}${once ? " for the first time in a turn" : ""}, ${given(condition, `${may ? "you may " : ""}${str(effect)}`)}`,
    ),
  "lang.ability.activated": ({ costs, once, effect, condition }) => {
    const head = [once ? "once in each of your turns" : "in your turn", ...strs(costs)].join(", ");
    return `${sentence(head).slice(0, -1)}: ${given(condition, str(effect))}.`;
  },
  "lang.ability.replace": ({ change: what, once, may, effect, condition }) =>
    sentence(
      `if ${str(what)}${condition === undefined ? "" : ` and ${str(condition)}`}${once ? " for the first time in a turn" : ""}, ${may ? "you may instead " : "instead "}${str(effect)}`,
    ),
  "lang.ability.standing": (a) => {
    const body = `${str(a.cards)} ${change(a, "gets")}`;
    return sentence(a.condition === undefined ? body : `while ${str(a.condition)}, ${body}`);
  },
};
