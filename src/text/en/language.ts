import { num, str, strs } from "../args";
import type { CardCatalogue, Catalogue, TextArgs, Words } from "../catalogue";
import {
  article,
  isStatement,
  list,
  lowerFirst,
  numberWord,
  often,
  plural,
  question,
  type Statement,
  sentence,
  signed,
  statement,
} from "./grammar";

const WHOSE: Readonly<Record<string, string>> = {
  you: "your",
  opponent: "the opponent's",
  team: "your team's",
  they: "their",
  owner: "its owner's",
};
const whose = (of: unknown) => WHOSE[str(of)] ?? "any";

const CONTROLS: Readonly<Record<string, string>> = {
  you: "you control",
  opponent: "the opponent controls",
  team: "your team controls",
  they: "they control",
};

const cards = (n: number) => (n === 1 ? "a card" : `${numberWord(n)} cards`);

/** "with a BP of 3000 or less", "with 3 or more kill tokens", "whose BP is at most the BP of the first one". */
function bounded(a: TextArgs, bound: unknown, than: string, at: string): string {
  const name = str(a.name);
  const isMany = /[a-z]s$/.test(name);
  if (typeof bound !== "number") return `whose ${name} ${isMany ? "are" : "is"} ${at} ${str(bound)}`;
  if (isMany) return `with ${bound} ${than.replace("less", "fewer")} ${lowerFirst(name)}`;
  return `with ${article(name)} ${name} of ${bound} ${than}`;
}

/** "with a BP of exactly 3000", "with 3 to 5 cores", "whose cost is at least X and at most Y". */
function boundedTwice(a: TextArgs, low: unknown, high: unknown): string {
  const name = str(a.name);
  const isMany = /[a-z]s$/.test(name);
  const isExact = high === undefined;
  if (typeof low !== "number" || (!isExact && typeof high !== "number")) {
    const values = isExact ? `exactly ${str(low)}` : `at least ${str(low)} and at most ${str(high)}`;
    return `whose ${name} ${isMany ? "are" : "is"} ${values}`;
  }
  const values = isExact ? `exactly ${low}` : `${low} to ${num(high)}`;
  if (isMany) return `with ${values} ${isExact && low === 1 ? name.slice(0, -1) : lowerFirst(name)}`;
  return `with ${article(name)} ${name} of ${values}`;
}

/** The values that a card has. */
function valued(a: TextArgs): string[] {
  if (a.flag === true) return [num(a.atLeast) > 0 ? `with ${str(a.name)}` : `without ${str(a.name)}`];
  if (a.exactly !== undefined) return [boundedTwice(a, a.exactly, undefined)];
  if (a.atLeast !== undefined && a.atMost !== undefined) return [boundedTwice(a, a.atLeast, a.atMost)];
  if (a.atLeast !== undefined) return [bounded(a, a.atLeast, "or more", "at least")];
  return a.atMost === undefined ? [] : [bounded(a, a.atMost, "or less", "at most")];
}

/** What follows the noun: zone, owner, adjacent cards, values, name, what else the cards are. */
function filterTail(a: TextArgs, singular: boolean): string {
  const tail: string[] = [];
  if (a.chosenKind !== undefined) tail.push(`of the chosen ${str(a.chosenKind)}`);
  if (a.named !== undefined) tail.push(`named ${str(a.named)}`);
  if (a.place !== undefined) tail.push(`in ${whose(a.of)} ${str(a.place)}`);
  else if (a.of !== undefined) tail.push(CONTROLS[str(a.of)] ?? "");
  if (a.among !== undefined) tail.push(`among ${str(a.among)}`);
  if (a.lying !== undefined) tail.push(str(a.lying));
  if (a.touching !== undefined) tail.push(`that ${singular ? "touches" : "touch"} ${str(a.touching)}`);
  if (a.nameHas !== undefined)
    tail.push(`with “${str(a.nameHas)}” in ${singular ? "its name" : "their names"}`);
  tail.push(...valued(a));
  if (a.extreme !== undefined) tail.push(`with the ${str(a.extreme)} ${str(a.extremeOf)}`);
  if (a.clauses !== undefined) tail.push(list(strs(a.clauses)));
  return tail.map((part) => ` ${part}`).join("");
}

/** A noun phrase for "which cards". */
function filter(a: TextArgs): string {
  const count = num(a.count);
  const noun = a.nouns === undefined ? str(a.noun) : list(strs(a.nouns), "or");
  const being = str(a.being);
  // A state that is said with "with" follows the noun.
  const isAfter = being.startsWith("with ");
  const head = [a.face ? `face-${str(a.face)}` : "", isAfter ? "" : being, noun].filter(Boolean).join(" ");
  const tail = `${isAfter ? ` ${being}` : ""}${filterTail(a, count === 1)}`;
  const other = a.other === true ? "other " : "";
  if (a.form === "bare") return `${other}${head}${tail}`;
  if (count > 1) {
    const many = a.form === "least" ? `${numberWord(count)} or more` : numberWord(count);
    return `${a.upTo ? "up to " : ""}${many} ${other}${head}${tail}`;
  }
  return a.other === true ? `another ${head}${tail}` : `${article(head)} ${head}${tail}`;
}

function who(value: unknown, verb: string): string {
  if (value === "you") return verb;
  if (value === "player") return `that player ${verb}s`;
  return value === "each" ? `each player ${verb}s` : `the opponent ${verb}s`;
}

/** Turns an instruction into what another player does: "pay 2 energy" into "pays 2 energy", "your" into "their". */
const inThirdPerson = (instruction: string): string =>
  instruction
    .replace(/^\w+/, (verb) => `${verb}s`)
    .replace(/\byou(r?)\b/g, (_, isOwner) => (isOwner ? "their" : "they"));

const AS: Readonly<Record<string, string>> = { set: "as", min: "as at least", max: "as at most" };

/** ", up to +3": the limit of an amount. */
const upTo = (max: unknown, say: (n: number) => string) =>
  max === undefined ? "" : `, up to ${say(num(max))}`;

/** "+1 to its highest roll this turn for each ..., up to +3". */
function gain(a: TextArgs, until: string): string {
  const stats = str(a.stats);
  // "+2 to its roll", but "+2000 BP".
  const to = /^[A-Z]+$/.test(stats) ? stats : `to ${stats}`;
  if (a.n !== undefined) return `${signed(num(a.n))} ${to}${until}`;
  return `${signed(num(a.times))} ${to}${until} for ${str(a.per)}${upTo(a.max, (n) => signed(Math.sign(num(a.times)) * n))}`;
}

/** Sentences as an aside within another. */
const aside = (sentences: readonly string[]) =>
  sentences.map((text) => lowerFirst(text).replace(/\.$/, "")).join("; ");

/** "its cores minus 1", "2 plus the number of units": numbers below zero are taken away. */
const added = (parts: readonly unknown[]): string =>
  parts
    .map((part, at) => {
      if (at === 0) return str(part);
      return typeof part === "number" && part < 0 ? `minus ${-part}` : `plus ${str(part)}`;
    })
    .join(" ");

/** The reminder text of gained keywords, in brackets. */
const reminded = (a: TextArgs) => (strs(a.reminders).length === 0 ? "" : ` (${aside(strs(a.reminders))})`);

/** The wording of a change of a card's values, with the sentence's forms of "have" and "get". */
function change(a: TextArgs, has: string, gets: string, count: string): string {
  const until = a.until === undefined ? "" : ` ${str(a.until)}`;
  if (a.whole === true) return `${str(a.stats)}${until}`;
  if (a.flag === true && a.op === "set")
    return `${has === "have" || has === "" ? "lose" : "loses"} ${str(a.stats)}${until}`;
  if (a.flag === true) return `${has} ${str(a.stats)}${reminded(a)}${until}`;
  const equal = `${str(a.equal)}${upTo(a.max, String)}`;
  if (a.op !== "add") {
    return `${count} ${str(a.stats)} ${AS[str(a.op)] ?? ""} ${a.n === undefined ? equal : num(a.n)}${until}`;
  }
  if (a.n === undefined && a.per === undefined)
    return `${count === "count" ? "add" : "adds"} ${equal}${a.max === undefined ? "" : ","} to ${str(a.stats)}${until}`;
  return `${gets} ${gain(a, until)}`;
}

/** "If C, E" with the condition first. */
const given = (condition: unknown, rest: string) =>
  condition === undefined ? rest : `if ${str(condition)}, ${rest}`;

/** The predicates about one card. A shared duration appears only at the end. */
function saidOnce(statements: readonly Statement[]): string[] {
  const until = statements[0]?.until ?? "";
  const isSame = until !== "" && statements.every((own) => own.until === until);
  return statements.map(({ predicate }, i) =>
    isSame && i < statements.length - 1 ? predicate.slice(0, -until.length) : predicate,
  );
}

/** Joins the parts of an effect. Long parts become sentences; parts about one card share their subject. */
function sequence(effects: readonly unknown[]): string {
  const statements = effects.filter(isStatement);
  const [first] = statements;
  if (statements.length === effects.length && statements.every(({ subject }) => subject === first?.subject))
    return `${first?.subject} ${list(saidOnce(statements))}`;
  const parts = effects.map(str);
  const long = parts.some((part) => /;|\. (?:Then|If) |^if /.test(part));
  if (!long) return parts.join(", then ");
  return parts.map((part, i) => (i === 0 ? part : `Then ${part}`)).join(". ");
}

/** Puts a long noun phrase last: "flip face up each card that ...". */
function flipped(card: string, face: string): string {
  return /^each .* (that|in) /.test(card) ? `flip face ${face} ${card}` : `flip ${card} face ${face}`;
}

/** English card text. The phrases are built only from the data. */
const cardText = {
  "lang.each": ({ filter: what }) => `each ${str(what)}`,
  "lang.each-of-them": "each of them",
  "lang.card": ({ count }) => plural("card", num(count)),
  "lang.filter": filter,
  "lang.name": "“{card}”",
  "lang.filter.clause": ({ how, filters, many }) =>
    `that ${many ? "are" : "is"} ${how === "not" ? "not " : ""}${list(strs(filters), how === "any" ? "or" : "and")}`,

  "lang.amount.chosen": "{number}",
  "lang.amount.that-much": "that much",
  "lang.amount.stat": ({ stat, of }) =>
    str(of) === "it" ? `its ${str(stat)}` : `the ${str(stat)} of ${str(of)}`,
  "lang.amount.half": ({ of, up }) => `half ${str(of)} (rounded ${up === true ? "up" : "down"})`,
  "lang.amount.times": ({ times, of }) => `${num(times)} times ${str(of)}`,
  "lang.amount.at-most": ({ of, max }) => `${str(of)}, at most ${num(max)}`,
  "lang.amount.sum": ({ parts }) => added((parts as readonly unknown[] | undefined) ?? []),
  "lang.amount.number-of": ({ filter: what }) => `the number of ${str(what)}`,
  "lang.amount.card": ({ place, of }) => `each card in ${whose(of)} ${str(place)}`,
  "lang.amount.each-one": ({ equal }) => `each of ${str(equal).replace(/^the number of /, "the ")}`,
  "lang.amount.cards": ({ place, of }) => `the number of cards in ${whose(of)} ${str(place)}`,

  "lang.when": ({ when, how, source, from }) =>
    [
      str(when),
      from === undefined ? "" : `from a ${str(from)}`,
      str(how),
      source === undefined ? "" : `by ${str(source)}`,
    ]
      .filter((part) => part !== "")
      .join(" "),

  "lang.if.touches": ({ card, filter: what, none }) =>
    `${str(card)} touches ${none ? "no " : ""}${str(what)}`,
  "lang.if.controls": ({ who: w, filter: what, none }) =>
    `${CONTROLS[str(w)]} ${none ? "no " : ""}${str(what)}`,
  "lang.if.there": ({ filter: what, none, many }) =>
    `there ${many ? "are" : "is"} ${none ? "no " : ""}${str(what)}`,
  "lang.if.controls-more": ({ who: w, filter: what }) =>
    `${CONTROLS[str(w)]} more ${str(what)} than ${w === "opponent" ? "you" : "the opponent"}`,
  "lang.if.has-more": ({ who: w, place }) =>
    w === "you"
      ? `you have more cards in your ${str(place)} than the opponent`
      : `the opponent has more cards in their ${str(place)} than you`,
  "lang.if.cards": ({ place, of }) => `cards in ${whose(of)} ${str(place)}`,
  "lang.if.more-than": ({ what, n }) => `there are more than ${numberWord(num(n))} ${str(what)}`,
  "lang.if.fewer-than": ({ what, n }) => `there are fewer than ${numberWord(num(n))} ${str(what)}`,
  "lang.if.more": ({ amount, than }) => `${str(amount)} is greater than ${str(than)}`,
  "lang.if.turn": ({ of }) => (of === "you" ? "it is your turn" : "it is the opponent's turn"),
  "lang.if.step": ({ of, steps }) => {
    const names = list(strs(steps), "or");
    return `it is ${of === "any" ? `${article(names)} ${names}` : `${whose(of)} ${names}`}`;
  },
  "lang.if.matches": ({ card, filter: what, not }) => `${str(card)} is ${not ? "not " : ""}${str(what)}`,
  "lang.if.not": ({ condition }) => `it is not true that ${str(condition)}`,
  "lang.if.all": ({ conditions }) => list(strs(conditions)),
  "lang.if.any": ({ conditions }) => list(strs(conditions), "or"),

  "lang.do.nothing": "nothing happens",
  "lang.do.seq": ({ effects }) => sequence((effects as readonly unknown[] | undefined) ?? []),
  "lang.do.if": (a) =>
    `${given(a.condition, str(a.then))}${a.else === undefined ? "" : `; otherwise, ${str(a.else)}`}`,
  "lang.do.may": ({ effect }) => (/^you may /.test(str(effect)) ? str(effect) : `you may ${str(effect)}`),
  "lang.do.pay": ({ costs, then }) =>
    `${list(strs(costs))}${then === undefined ? "" : `. If you do, ${str(then)}`}`,
  "lang.do.unless-paid": ({ costs, then }) =>
    `unless the opponent ${list(strs(costs).map(inThirdPerson))}, ${str(then)}`,
  "lang.do.choose-one": ({ options }) => {
    const all = strs(options);
    return `choose one: ${all.slice(0, -1).join("; ")}; or ${str(all.at(-1))}`;
  },
  "lang.do.choose-player": ({ then }) => `choose a player; ${str(then)}`,
  "lang.do.choose-kind": ({ kind, then }) => `choose ${article(str(kind))} ${str(kind)}; ${str(then)}`,
  "lang.do.choose-number": ({ number, from, n, equal, then }) => {
    const most = `${n === undefined ? str(equal) : num(n)}`;
    return `choose ${str(number)}, ${num(from) > 0 ? `from ${num(from)} ` : "up "}to ${most}; ${str(then)}`;
  },
  "lang.do.choose": ({ from, by, may, joined, then, total, any, n, equal }) => {
    const link = joined === "and" ? " and " : joined === "then" ? ", then " : "; ";
    const what = any ? `any number of ${str(from).replace(/^(up to )?two /, "")}` : str(from);
    const most =
      total === undefined
        ? ""
        : ` with a total ${str(total)} of ${n === undefined ? str(equal) : num(n)} or less`;
    return `${may ? "you may choose" : who(by, "choose")} ${what}${most}${link}${str(then)}`;
  },
  "lang.do.for-each": ({ each, effect }) => `for ${str(each)}, ${str(effect)}`,
  "lang.do.draw": (a) => {
    if (a.n !== undefined) return `${who(a.who, "draw")} ${cards(num(a.n))}`;
    if (a.per === undefined) return `${who(a.who, "draw")} cards equal to ${str(a.equal)}`;
    return `${who(a.who, "draw")} ${cards(num(a.times))} for ${str(a.per)}${upTo(a.max, numberWord)}`;
  },
  "lang.do.discard": ({ who: w, count, atRandom }) =>
    `${who(w, "discard")} ${cards(num(count))}${atRandom ? " at random" : ""}`,
  "lang.do.flip": ({ card, face }) => flipped(str(card), str(face)),
  "lang.do.return": ({ card, place, owner }) => `return ${str(card)} to ${whose(owner)} ${str(place)}`,
  "lang.do.put-on": ({ card, place, owner, bottom }) =>
    `put ${str(card)} on ${bottom ? "the bottom" : "top"} of ${whose(owner)} ${str(place)}`,
  "lang.do.put-into": ({ card, place, owner }) => `put ${str(card)} into ${whose(owner)} ${str(place)}`,
  "lang.do.modify": (a) =>
    statement(
      str(a.card),
      change(a, "gains", "gets", "counts"),
      a.until === undefined ? "" : ` ${str(a.until)}`,
    ),
  "lang.do.give": (a) => {
    const card = str(a.card);
    // A long card name after "give" would separate the verb from what is given.
    if (/^an?(other)? .* (that|in|away|with) /.test(card))
      return `choose ${card}; it ${change(a, "gains", "gets", "counts")}`;
    // "Give" does not fit "cannot attack" or an amount read from something else.
    const isGiven = a.flag === true || a.n !== undefined || a.per !== undefined;
    if (a.whole === true || (a.op === "add" && !isGiven))
      return `${card} ${change(a, "gains", "gets", "counts")}`;
    return a.op === "add"
      ? `give ${card} ${change(a, "", "", "count").trim()}`
      : `make ${card} ${change(a, "", "", "count")}`;
  },
  "lang.kinds": ({ kinds, isLost }) => `is ${isLost ? "not" : "also"} ${list(strs(kinds))}`,
  "lang.lent": ({ ability }) => str(ability),
  "lang.do.lend": ({ card, ability, until }) =>
    card === undefined
      ? `${str(until)}, ${lowerFirst(str(ability)).replace(/\.$/, "")}`
      : `give ${str(card)} “${str(ability)}” ${str(until)}`,
  "lang.do.arrange": ({ count }) =>
    `look at the top ${cards(num(count))} of your deck and put them back in any order`,
  "lang.do.reveal": ({ place, of, to, atRandom }) => {
    const what = atRandom ? `a random card in ${whose(of)} ${str(place)}` : `${whose(of)} ${str(place)}`;
    return to === "you"
      ? `look at ${what}`
      : `reveal ${what}${to === "opponent" ? " to the opponent" : to === "player" ? " to that player" : ""}`;
  },
  "lang.option": ({ effect }) => sentence(str(effect)),

  "lang.cost.discard": ({ count }) => `discard ${cards(num(count))}`,
  "lang.cost.cards": ({ filter: what }) => `discard ${str(what)}`,
  "lang.cost.this": "discard {card}",
  "lang.cost.flip-down": "flip {card} face down",

  "lang.ability.scope": ({ places, face, condition, ability }) => {
    const head = [
      ...(face === undefined ? [] : [`face ${str(face)}`]),
      list(
        strs(places).map((zone) => `in your ${zone}`),
        "or",
      ),
      ...(condition === undefined ? [] : [`while ${str(condition)}`]),
    ].filter((part) => part !== "");
    return sentence(`${head.join(" ")}: ${lowerFirst(str(ability))}`);
  },
  "lang.ability.play": ({ costs, effect, condition }) => {
    const text = given(condition, str(effect));
    return sentence(costs === undefined ? text : `${list(strs(costs))}: ${text}`);
  },
  "lang.ability.keyword": ({ keyword, costs, effect, condition }) => {
    const inside = effect === undefined ? list(strs(costs)) : given(condition, str(effect));
    return `${str(keyword)}(${inside.charAt(0).toUpperCase()}${inside.slice(1)})`;
  },
  "lang.ability.trigger": ({ when, once, uses, effect, condition }) =>
    sentence(`${often(once, uses)}${str(when)}, ${given(condition, str(effect))}`),
  "lang.ability.activated": ({ costs, once, uses, effect, condition }) => {
    const when = once ? "once in each of your turns" : `${often(once, uses)}in your turn`;
    const head = [when, ...strs(costs)].join(", ");
    return sentence(`${head}: ${given(condition, str(effect))}`);
  },
  "lang.ability.replace": ({ change: what, once, uses, may, effect, condition }) => {
    const event = `if ${str(what)}${condition === undefined ? "" : ` and ${str(condition)}`}`;
    return sentence(`${often(once, uses)}${event}, ${may ? "you may instead " : "instead "}${str(effect)}`);
  },
  "lang.ability.standing": (a) => {
    const change_ = change(a, "has", "gets", "counts");
    if (a.condition === undefined) return sentence(`${str(a.cards)} ${change_}`);
    const subject = a.self && str(a.condition).startsWith(str(a.cards)) ? str(a.it) : str(a.cards);
    return sentence(`while ${str(a.condition)}, ${subject} ${change_}`);
  },
  "lang.ability.standing-seats": (a) => {
    const subject = a.who === "each" ? "each player" : "the opponent";
    const text =
      a.who === "you"
        ? `you ${change(a, "have", "get", "count")}`
        : `${subject} ${change(a, "has", "gets", "counts")}`;
    return sentence(a.condition === undefined ? text : `while ${str(a.condition)}, ${text}`);
  },
  "lang.ability.standing-amounts": (a) => {
    const by = a.by === undefined ? "" : ` by ${str(a.by)}`;
    const to = a.to === undefined ? "" : ` to ${str(a.to)}`;
    const text = `what is dealt${by}${to} ${change(a, "has", "gets", "counts")}`;
    return sentence(a.condition === undefined ? text : `while ${str(a.condition)}, ${text}`);
  },
} as const satisfies CardCatalogue;

/** Prompts while card text is carried out. */
const prompts = {
  "prompt.choose-for": ({ card, does, none }: { card: Words; does: Words; none: boolean }) =>
    `${card}: ${does}${none ? ", or none" : ""}.`,
  "prompt.choose-opponent-for": ({ card, does }: { card: Words; does: Words }) =>
    `${card}: choose an opponent. ${sentence(String(does))}`,
  "prompt.whether": ({ card, does }: { card: Words; does: Words }) => `${card}: ${question(String(does))}`,
  "prompt.instead": ({ card, does }: { card: Words; does: Words }) =>
    `${card}: ${question(String(does), " instead")}`,
  "lang.use": ({ card, does }: { card: Words; does: Words }) => `${card}: ${does}`,
  "lang.use-for": ({ card, does, costs }: { card: Words; does: Words; costs: readonly Words[] }) =>
    `${card}: ${list(costs.map(String))}: ${does}`,
  "prompt.choose-card": ({ card, count, upTo }: { card: Words; count: number; upTo: boolean }) =>
    `${card}: choose ${upTo ? "up to " : ""}${cards(count)}.`,
  "prompt.arrange": ({ card, count }: { card: Words; count: number }) =>
    `${card}: put these ${numberWord(count)} cards back on your deck, the first on top.`,
} as const satisfies Catalogue;

export const language = { ...cardText, ...prompts };
