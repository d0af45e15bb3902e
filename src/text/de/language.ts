import { num, str } from "../args";
import { type TextArgs, translation } from "../catalogue";
import type { language as english } from "../en/language";
import { counting, gain, upTo, valuesOf } from "./amount";
import {
  allowed,
  type Clause,
  chosen,
  clauseOf,
  conditional,
  followed,
  impersonal,
  request,
  reworded,
  sequence,
  statement,
} from "./clause";
import { type Filtered, filtered, testClause } from "./filter";
import {
  agreeing,
  capital,
  cards,
  cased,
  counted,
  genderOf,
  list,
  noun,
  numberWord,
  often,
  sentence,
  type Word,
  word,
} from "./grammar";
import { at, isHand, onto } from "./places";

const all = (value: unknown) => (value as readonly unknown[] | undefined) ?? [];
const clauses = (value: unknown) => all(value).map(clauseOf);
const which = (value: unknown) => value as Filtered;

const CARD = word("f", "Karte", "Karte", "Karten");

/** "du ... kontrollierst": the player first, the verb last. */
const controls = (who: unknown, what: string) =>
  who === "you"
    ? `du ${what} kontrollierst`
    : `${who === "team" ? "dein Team" : "der Gegner"} ${what} kontrolliert`;

/** A player's action: a request to the reader, a statement about other players. */
function done(who: unknown, imperative: Clause, verb: string, middle: string): Clause {
  if (who === "you") return imperative;
  if (who === "player") return statement("dieser Spieler", verb, middle);
  return statement(who === "each" ? "jeder Spieler" : "der Gegner", verb, middle);
}

/** What another player does with cards and zones of their own. */
const theirs = (text: string): string => text.replace(/\bdein(?=e?[nrms]?\b)/g, "sein");

const THE = {
  m: { n: "der", a: "den", d: "dem", g: "des" },
  f: { n: "die", a: "die", d: "der", g: "der" },
  n: { n: "das", a: "das", d: "dem", g: "des" },
} as const;

const AS: Readonly<Record<string, string>> = { set: "als", min: "als mindestens", max: "als höchstens" };

/** Sentences as an aside within another. */
function reminded(a: TextArgs): string {
  const asides = all(a.reminders).map((text) => {
    const aside = str(text).replace(/\.$/, "");
    return `${aside.charAt(0).toLowerCase()}${aside.slice(1)}`;
  });
  return asides.length === 0 ? "" : ` (${asides.join("; ")})`;
}

/** The wording of a change of a card's values. The duration follows the verb, or ends the sentence as a clause. */
function change(a: TextArgs, has: string): { verb: string; middle: string } {
  const until = str(a.until);
  const [soon, late] = /^(bis|solange) /.test(until) ? ["", `, ${until}`] : [until && `${until} `, ""];
  if (a.whole === true) return { verb: "ist", middle: `${soon}${str(a.stats)}${late}` };
  if (a.flag === true && a.op === "set") return { verb: "verliert", middle: `${soon}${str(a.stats)}${late}` };
  if (a.flag === true) return { verb: has, middle: `${soon}${str(a.stats)}${reminded(a)}${late}` };
  const named = valuesOf(a.stats);
  if (a.op === "add") {
    const [verb, middle] = (a.n === undefined ? undefined : named?.told?.(num(a.n))) ?? ["erhält", gain(a)];
    return { verb, middle: `${soon}${middle}${late}` };
  }
  const amount = a.n === undefined ? `${str(a.equal)}${upTo(a.max, String)}` : num(a.n);
  if (named !== null) {
    const least = (AS[str(a.op)] ?? "").replace(/^als ?/, "");
    return {
      verb: "hat",
      middle: `${soon}${str(named)} ${[least, String(amount)].filter(Boolean).join(" ")}${late}`,
    };
  }
  return { verb: "zählt", middle: `${soon}${str(a.stats)} ${AS[str(a.op)] ?? ""} ${amount}${late}` };
}

/** "wenn C, ..." before an effect. */
const given = (condition: unknown, then: Clause) =>
  condition === undefined ? then : conditional(str(condition), then);

const FOR: Readonly<Record<string, string>> = {
  you: "für dich",
  opponent: "für den Gegner",
  each: "für jeden Spieler",
};

/** "Solange C: " before a continuous effect. */
const held = (condition: unknown) => (condition === undefined ? "" : `solange ${str(condition)}: `);

/** What follows a trigger: its condition, then the effect with the verb first. */
function triggered(a: TextArgs): string {
  const { condition } = a;
  const when = str(a.when);
  // Pronouns of a chosen card agree already. The rest refer to the trigger's card.
  const isThing = genderOf(a.when) === "n";
  const effect = isThing ? reworded(clauseOf(a.effect), (text) => agreeing(text, "n")) : clauseOf(a.effect);
  const rest = `${effect.lead()}${effect.after ?? ""}`;
  if (condition === undefined) return `${when} ${rest}`;
  const more = str(condition);
  if (/^wenn .*,$/.test(when)) return `${when.slice(0, -1)} und ${more}, ${rest}`;
  return `${when}${when.endsWith(",") ? "" : ","} wenn ${more}, ${rest}`;
}

const FACE = {
  up: (card: string) => request("decke", card, "aufdecken", "auf"),
  down: (card: string) => request("verdecke", card, "verdecken"),
} as const;

/** "ihn auf die Hand seines Besitzers": a card and its destination. */
const put = (card: unknown, where: unknown, owner: unknown, bottom = false) =>
  `${cased(card, "a")} ${agreeing(onto(where, owner, bottom), genderOf(card))}`;

/** Turns an effect into a question. Its consequence stays a sentence: "eine Karte abwerfen? Wenn du das tust, ..." */
function asQuestion(does: unknown): string {
  const effect = clauseOf(does);
  const all = effect.infinitive === undefined ? str(does) : `${effect.infinitive}${effect.after ?? ""}`;
  const [first = "", ...rest] = all.split(/\. (?=[A-ZÄÖÜ])/);
  return [`${first.replace(/,$/, "")}?`, ...rest.map(sentence)].join(" ");
}

/** German card text. */
export const language = translation<typeof english>()({
  "lang.each": ({ filter }) => which(filter).as("jeder"),
  "lang.each-of-them": () =>
    noun("jeder von ihnen", "jeden von ihnen", "jedem von ihnen", "eines jeden von ihnen", "sein"),
  "lang.card": ({ count }) => counted(CARD, num(count)),
  "lang.filter": filtered,
  "lang.name": "„{card}“",
  "lang.filter.clause": ({ how, filters, many }) =>
    testClause(how, all(filters) as readonly Filtered[], many === true),

  "lang.amount.that-much": () => noun("so viel", "so viel", "so viel", "von so viel"),
  "lang.amount.chosen": ({ number }) => noun(str(number), str(number), str(number), `von ${str(number)}`),
  "lang.amount.stat": ({ stat, of }) => {
    const gender = genderOf(stat);
    if (gender === undefined) return `„${str(stat)}“ ${cased(of, "g")}`;
    const { one } = stat as Word;
    const phrase = (article: string, value: string) => `${article} ${value} ${cased(of, "g")}`;
    const the = THE[gender];
    return noun(phrase(the.n, one.n), phrase(the.a, one.a), phrase(the.d, one.d), phrase(the.g, one.g));
  },
  "lang.amount.half": ({ of, up }) =>
    `die Hälfte von ${cased(of, "d")} (${up === true ? "aufgerundet" : "abgerundet"})`,
  "lang.amount.times": ({ times, of }) => `${num(times)}-mal ${cased(of, "n")}`,
  "lang.amount.at-most": ({ of, max }) => `${cased(of, "n")}, höchstens ${num(max)}`,
  "lang.amount.sum": ({ parts }) =>
    all(parts)
      .map((part, i) => {
        if (i === 0) return cased(part, "n");
        return typeof part === "number" && part < 0 ? `minus ${-part}` : `plus ${cased(part, "n")}`;
      })
      .join(" "),
  "lang.amount.number-of": ({ filter }) => `die Anzahl ${which(filter).as("alle").g}`,
  "lang.amount.each-one": ({ equal }) => counting({ equal })?.per ?? `jedes von ${cased(equal, "d")}`,
  "lang.amount.card": ({ place, of }) => `jede Karte ${at(place, of)}`,
  "lang.amount.cards": ({ place, of }) => `die Anzahl der Karten ${at(place, of)}`,

  // Told as an aside, because the event ends with its verb.
  "lang.when": ({ when, how, source, from }) => {
    const manner = [
      from === undefined ? "" : `aus einem Bereich „${str(from)}“`,
      str(how),
      source === undefined ? "" : `durch ${cased(source, "a")}`,
    ].filter((part) => part !== "");
    return `${str(when).replace(/,$/, "")} (${list(manner)}),`;
  },

  "lang.if.touches": ({ card, filter, none }) =>
    `${cased(card, "n")} ${(none ? which(filter).as("keine") : which(filter)).a} berührt`,
  "lang.if.controls": ({ who, filter, none }) =>
    controls(who, (none ? which(filter).as("keine") : which(filter)).a),
  "lang.if.there": ({ filter, none }) => `es ${(none ? which(filter).as("keine") : which(filter)).a} gibt`,
  "lang.if.controls-more": ({ who, filter }) =>
    `${controls(who, `mehr ${which(filter).a}`)} als ${who === "opponent" ? "du" : "der Gegner"}`,
  "lang.if.has-more": ({ who, place }) =>
    who === "you"
      ? `du mehr Karten ${at(place, "you")} hast als der Gegner`
      : `der Gegner mehr Karten ${at(place, "they")} hat als du`,
  "lang.if.cards": ({ place, of }) => `Karten ${at(place, of)}`,
  "lang.if.more-than": ({ what, n }) => `es mehr als ${numberWord(num(n))} ${cased(what, "a")} gibt`,
  "lang.if.fewer-than": ({ what, n }) => `es weniger als ${numberWord(num(n))} ${cased(what, "a")} gibt`,
  "lang.if.more": ({ amount, than }) => `${str(amount)} größer ist als ${str(than)}`,
  "lang.if.turn": ({ of }) => (of === "you" ? "du am Zug bist" : "der Gegner am Zug ist"),
  "lang.if.step": ({ of, steps }) => {
    const names = list(all(steps).map(str), "oder");
    if (of === "you") return `deine ${names} läuft`;
    return of === "opponent" ? `die ${names} des Gegners läuft` : `eine ${names} läuft`;
  },
  "lang.if.matches": ({ card, filter, not }) =>
    `${cased(card, "n")} ${which(filter).as(not ? "kein" : "ein").n} ist`,
  "lang.if.not": ({ condition }) => `nicht gilt, dass ${str(condition)}`,
  "lang.if.all": ({ conditions }) => list(all(conditions).map(str)),
  "lang.if.any": ({ conditions }) => list(all(conditions).map(str), "oder"),

  "lang.do.nothing": () => impersonal("geschieht", "nichts"),
  "lang.do.seq": ({ effects }) => sequence(clauses(effects)),
  "lang.do.if": (a) =>
    conditional(
      str(a.condition),
      clauseOf(a.then),
      // A request stays a request, so its verb comes first here too.
      a.else === undefined ? "" : `; andernfalls ${clauseOf(a.else).lead()}`,
    ),
  "lang.do.may": ({ effect }) => allowed(clauseOf(effect)),
  "lang.do.pay": ({ costs, then }) => {
    const paid = sequence(clauses(costs));
    return then === undefined ? paid : followed(paid, `. Wenn du das tust, ${clauseOf(then).lead()}`);
  },
  "lang.do.unless-paid": ({ costs, then }) => {
    const paid = sequence(clauses(costs));
    const offer = statement("der Gegner", "darf", theirs(paid.infinitive ?? str(paid)));
    const { after = "" } = clauseOf(then);
    return followed(offer, `. Tut er das nicht, ${clauseOf(then).lead()}${after}`);
  },
  "lang.do.choose-one": ({ options }) => {
    const choices = clauses(options).map(({ main }) => main);
    return `wähle eines: ${capital(choices.slice(0, -1).join("; "))}; oder ${choices.at(-1) ?? ""}`;
  },
  "lang.do.choose-player": ({ then }) => `wähle einen Spieler; ${str(then)}`,
  "lang.do.choose-kind": ({ kind, then }) => `wähle eine Art (${str(kind)}); ${str(then)}`,
  "lang.do.choose-number": ({ number, from, n, equal, then }) => {
    const least = num(from) > 0 ? `, mindestens ${num(from)}` : "";
    return `wähle ${str(number)}${least}, höchstens ${n === undefined ? str(equal) : num(n)}; ${str(then)}`;
  },
  "lang.do.choose": ({ from, by, may, joined, then, total, n, equal }) => {
    const most =
      total === undefined
        ? ""
        : ` mit zusammen höchstens ${n === undefined ? str(equal) : num(n)} ${str(total)}`;
    const what = `${cased(from, "a")}${most}`;
    const choice = done(by, request("wähle", what, "wählen"), "wählt", what);
    const next = reworded(clauseOf(then), (text) => agreeing(text, genderOf(from)));
    if (!may) return chosen(choice, joined, next);
    const both = chosen(choice, joined, next);
    return both.infinitive === undefined || joined === "semicolon"
      ? chosen(allowed(choice), joined, next)
      : allowed(both);
  },
  "lang.do.for-each": ({ each, effect }) => `für ${cased(each, "a")}, ${str(effect)}`,
  "lang.do.draw": (a) => {
    const bound = upTo(a.max, numberWord);
    const each = counting(a);
    const amount =
      a.n !== undefined
        ? cards(num(a.n))
        : each === null
          ? `so viele Karten wie ${str(a.equal)}`
          : `${cards(each.times)} für ${each.per}${bound}`;
    return done(a.who, request("ziehe", amount, "ziehen"), "zieht", amount);
  },
  "lang.do.discard": ({ who, count, atRandom }) => {
    const plain = cards(num(count));
    const what = atRandom
      ? num(count) === 1
        ? "eine zufällige Karte"
        : plain.replace("Karten", "zufällige Karten")
      : plain;
    return done(who, request("wirf", what, "abwerfen", "ab"), "wirft", `${what} ab`);
  },
  "lang.do.flip": ({ card, face }) => FACE[face === "up" ? "up" : "down"](cased(card, "a")),
  "lang.do.return": ({ card, place, owner }) => {
    const what = put(card, place, owner);
    return owner === "you"
      ? request("nimm", what, "zurücknehmen", "zurück")
      : request("schicke", what, "zurückschicken", "zurück");
  },
  "lang.do.put-on": ({ card, place, owner, bottom }) =>
    request("lege", put(card, place, owner, bottom === true), "legen"),
  "lang.do.put-into": ({ card, place, owner }) => request("lege", put(card, place, owner), "legen"),
  "lang.do.modify": (a) => {
    const { verb, middle } = change(a, "erhält");
    return statement(cased(a.card, "n"), verb, agreeing(middle, genderOf(a.card)));
  },
  "lang.do.give": (a) => {
    const { verb, middle } = change(a, "");
    if (a.whole === true) return statement(cased(a.card, "n"), verb, agreeing(middle, genderOf(a.card)));
    if (a.op === "set" && a.flag === true)
      return request("nimm", `${cased(a.card, "d")} ${middle}`, "nehmen");
    return a.op === "add" || a.flag === true
      ? request("gib", `${cased(a.card, "d")} ${middle}`, "geben")
      : request("lass", `${cased(a.card, "a")} ${middle} zählen`, "lassen");
  },
  "lang.kinds": ({ kinds, isLost }) =>
    `${isLost ? "nicht mehr" : "auch"} ${list(all(kinds).map((kind) => cased(kind, "n")))}`,
  "lang.lent": ({ ability }) => str(ability),
  "lang.do.lend": ({ card, ability, until }) =>
    card === undefined
      ? `${str(until)} gilt: „${str(ability)}“`
      : request("gib", `${cased(card, "d")} ${str(until)} „${str(ability)}“`, "geben"),
  "lang.do.arrange": ({ count }) => {
    const top = num(count) === 1 ? "die oberste Karte" : `die obersten ${cards(num(count))}`;
    return chosen(
      request("sieh", `dir ${top} deines Decks`, "ansehen", "an"),
      "and",
      request("lege", "sie in beliebiger Reihenfolge", "zurücklegen", "zurück"),
    );
  },
  "lang.do.reveal": ({ place, of, to, atRandom }) => {
    const theirs = of === "opponent";
    const there = at(place, of);
    if (to === "you") {
      if (atRandom) return request("sieh", `dir eine zufällige Karte ${there}`, "ansehen", "an");
      return isHand(place)
        ? request("sieh", theirs ? "dir die Hand des Gegners" : "dir deine Hand", "ansehen", "an")
        : request("sieh", `dir alle Karten ${there}`, "ansehen", "an");
    }
    const whom = to === "opponent" ? "dem Gegner" : to === "player" ? "diesem Spieler" : "allen";
    const what = atRandom ? `eine zufällige Karte ${there}` : `alle Karten ${there}`;
    return request("zeige", `${whom} ${what}`, "zeigen");
  },
  "lang.option": ({ effect }) => sentence(str(effect)),

  "lang.cost.discard": ({ count }) => request("wirf", cards(num(count)), "abwerfen", "ab"),
  "lang.cost.cards": ({ filter }) => request("wirf", which(filter).taken.a, "abwerfen", "ab"),
  "lang.cost.this": ({ card }) => request("wirf", cased(card, "a"), "abwerfen", "ab"),
  "lang.cost.flip-down": ({ card }) => FACE.down(cased(card, "a")),

  "lang.ability.scope": ({ places, face, condition, ability }) => {
    const there = all(places).map((place) => at(place, "you"));
    const lying = face === undefined ? [] : [face === "up" ? "offen" : "verdeckt"];
    const head = [
      ...lying,
      list(there, "oder"),
      ...(condition === undefined ? [] : [`solange ${str(condition)}`]),
    ];
    return `${capital(head.filter((part) => part !== "").join(" "))}: ${str(ability)}`;
  },
  "lang.ability.play": ({ costs, effect, condition }) => {
    const paid = clauses(costs).map((cost) => cost.infinitive ?? str(cost));
    const text = sentence(str(given(condition, clauseOf(effect))));
    return paid.length === 0 ? text : `${capital(list(paid))}: ${text}`;
  },
  "lang.ability.keyword": ({ keyword, costs, effect, condition }) => {
    const inside = effect === undefined ? list(all(costs).map(str)) : str(given(condition, clauseOf(effect)));
    return `${str(keyword)}(${sentence(inside).replace(/\.$/, "")})`;
  },
  "lang.ability.trigger": (a) => sentence(`${often(a.once, a.uses)}${triggered(a)}`),
  "lang.ability.activated": ({ costs, once, uses, effect, condition }) => {
    const paid = clauses(costs).map((cost) => cost.infinitive ?? str(cost));
    const price = paid.length === 0 ? "" : ` (Kosten: ${list(paid)})`;
    const head = once ? "einmal in jedem deiner Züge" : `${often(once, uses)}in deinem Zug`;
    return sentence(`${head}${price}: ${capital(str(given(condition, clauseOf(effect))))}`);
  },
  "lang.ability.replace": ({ change: what, once, uses, may, effect, condition }) => {
    const event = `wenn ${str(what)}${condition === undefined ? "" : ` und ${str(condition)}`}`;
    const instead = may ? allowed(clauseOf(effect)) : clauseOf(effect);
    return sentence(`${often(once, uses)}${event}, ${instead.lead("stattdessen")}${instead.after ?? ""}`);
  },
  "lang.ability.standing": (a) => {
    const { verb, middle: predicate } = change(a, "hat");
    const gender = genderOf(a.cards);
    const it = (which: "n" | "d") => agreeing(cased(a.it, which), gender);
    const agreed = agreeing(predicate, gender);
    const middle = a.self ? agreed.replace(`auf ${cased(a.cards, "d")}`, `auf ${it("d")}`) : agreed;
    const who = cased(a.cards, "n");
    if (a.condition === undefined) return sentence(`${who} ${verb} ${middle}`);
    const subject = a.self && str(a.condition).startsWith(who) ? it("n") : who;
    return sentence(`solange ${str(a.condition)}, ${verb} ${subject} ${middle}`);
  },
  "lang.ability.standing-seats": (a) => {
    const { middle } = change(a, "hat");
    return sentence(`${held(a.condition)}${FOR[str(a.who)] ?? ""} gilt: ${middle}`);
  },
  "lang.ability.standing-amounts": (a) => {
    const { verb, middle } = change(a, "hat");
    const by = a.by === undefined ? "" : ` von ${cased(a.by, "d")}`;
    const to = a.to === undefined ? "" : ` ${cased(a.to, "d")}`;
    return sentence(`${held(a.condition)}was${to}${by} zugefügt wird, ${verb} ${middle}`);
  },

  "prompt.choose-for": ({ card, does, none }) =>
    `${str(card)}: ${capital(str(does)).replace(/,$/, "")}${none ? ", oder verzichte" : ""}.`,
  "prompt.choose-opponent-for": ({ card, does }) =>
    `${str(card)}: Wähle einen Gegner. ${sentence(str(does))}`,
  "prompt.whether": ({ card, does }) => `${str(card)}: ${capital(asQuestion(does))}`,
  "prompt.instead": ({ card, does }) => `${str(card)}: Stattdessen ${asQuestion(does)}`,
  "lang.use": ({ card, does }) => `${str(card)}: ${capital(str(does)).replace(/,$/, "")}`,
  "lang.use-for": ({ card, does, costs }) =>
    `${str(card)}: ${capital(list(costs.map(str)))}: ${str(does).replace(/,$/, "")}`,
  "prompt.choose-card": ({ card, count, upTo: atMost }) =>
    `${str(card)}: Wähle ${atMost ? "bis zu " : ""}${cards(num(count))}.`,
  "prompt.arrange": ({ card, count }) =>
    `${str(card)}: Lege diese ${numberWord(num(count))} Karten auf dein Deck zurück, die erste zuoberst.`,
});
