import { num, str } from "../../args";
import type { Catalogue, TextArgs } from "../../catalogue";
import { list, numberWord, plural } from "../grammar";

const DIRECTION: Readonly<Record<string, string>> = {
  n: "north",
  ne: "north-east",
  e: "east",
  se: "south-east",
  s: "south",
  sw: "south-west",
  w: "west",
  nw: "north-west",
};
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

/** What a Warrior of each kind is called. */
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

/** How a group of values is called: all eight, the edges, the corners, or one by one. */
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

/** Half, quarters and eighths of a turn. */
function turned(steps: number): string {
  if (steps === 4) return "half round";
  if (steps === 2 || steps === 6) return `a quarter ${steps === 2 ? "clockwise" : "anticlockwise"}`;
  const eighths = steps < 4 ? steps : 8 - steps;
  const places = eighths === 1 ? "one place" : `${numberWord(eighths)} places`;
  return `${places} ${steps < 4 ? "clockwise" : "anticlockwise"}`;
}

const CAUSE: Readonly<Record<string, string>> = {
  battle: " in a battle",
  effect: " by a card",
  cost: " as a cost",
};

/** "when this Warrior wins a battle against ...". */
const battleEnd = (verb: string) => (a: TextArgs) =>
  `when ${str(a.card)} ${verb} a battle${a.anyOther ? "" : ` against ${str(a.other)}`}`;

/** Card words, keywords, questions, reasons and log lines of D20 Warriors. */
export const phrases: Catalogue = {
  "d20-warriors.pitch": "Place warriors edge to edge and let the dice decide who is left standing.",
  "d20-warriors.stats": ({ stats: names }) => stats(names),
  ...Object.fromEntries(ALL.map((d) => [`d20-warriors.stat.${d}`, `${DIRECTION[d]} number`])),
  "d20-warriors.stat.bonus": "highest roll",

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
    which === "all" ? `roll all dice of ${str(f)} again` : `roll ${of(f, `${str(which)} die`)} again`,
  "d20-warriors.do.turn-die": ({ for: f, value }) => `turn ${of(f, "highest die")} to ${num(value)}`,
  "d20-warriors.do.drop-die": ({ for: f }) => `remove ${of(f, "highest die")}`,
  "d20-warriors.do.trade-dice": "swap all dice of the two Warriors in the battle",
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
    `${f === "it" ? "one of its dice" : `a die of ${str(f)}`} shows ${num(atLeast)}${num(atLeast) < 20 ? " or more" : ""}`,
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

  "d20-warriors.zone.battlefield": "Battlefield",
  "d20-warriors.zone.played": "Flash card",
  "d20-warriors.zone.hand": "Hand",
  "d20-warriors.zone.deck": "Deck",
  "d20-warriors.zone.discard": "Discard pile",
  "d20-warriors.zone.pack": "Booster pack",
  "d20-warriors.zone.picks": "Picked cards",
  "d20-warriors.step.draw": "Draw",
  "d20-warriors.step.act": "Act",
  "d20-warriors.step.placement": "Placement",
  "d20-warriors.step.battle": "Battle",
  "d20-warriors.step.end": "End",
  "d20-warriors.step.sudden-death": "Sudden Death",
  "d20-warriors.step.draft": "Draft",
  "d20-warriors.stop.turn-start": "when a turn begins",
  "d20-warriors.stop.placement": "after a card is placed",
  "d20-warriors.stop.attack": "when an attack is declared",
  "d20-warriors.stop.dice": "after dice are rolled",
  "d20-warriors.stop.result": "after a battle",
  "d20-warriors.stop.turn-end": "when a turn is to end",
  "d20-warriors.counter.oops": "OOPS left",
  "outcome.d20.most-face-up": "most Warriors face up",
  "outcome.d20.none-face-up": "nobody has a Warrior face up",
  "outcome.d20.sudden-death": "Sudden Death",
  "d20-warriors.score": "face-up Warriors",

  "d20-warriors.option.number": "{n}",
  "d20-warriors.option.oops": "OOPS",
  "d20-warriors.option.oops.help": "How often each player may take back the own last action.",
  "d20-warriors.option.oops.none": "None",
  "d20-warriors.option.flash": "Flash cards",
  "d20-warriors.option.flash.help": "Play with Flash cards, or with Warriors only.",
  "d20-warriors.option.flash.on": "With Flash cards",
  "d20-warriors.option.flash.off": "Warriors only",
  "d20-warriors.option.draft": "Decks",
  "d20-warriors.option.draft.help": "Bring decks, or draft them from two packs first.",
  "d20-warriors.option.draft.on": "Draft",
  "d20-warriors.option.draft.off": "Own decks",
  "d20-warriors.option.packSize": "Cards in a pack",
  "d20-warriors.option.packSize.help": "Each drafter takes twelve; what is left is not used.",

  "d20-warriors.action.place": "Place {card}",
  "d20-warriors.action.attack": "Attack {target} with {card}",
  "d20-warriors.action.flash": "Play {card}",
  "d20-warriors.action.ability": "Use the ability of {card}",
  "d20-warriors.action.end-turn": "End turn",
  "d20-warriors.action.pass": "Pass",
  "d20-warriors.action.pass.turn-start": "Pass: go on with the turn",
  "d20-warriors.action.pass.placement": "Pass: no Flash after the placement",
  "d20-warriors.action.pass.attack": "Pass: roll the dice",
  "d20-warriors.action.pass.dice": "Pass: let the dice stand",
  "d20-warriors.action.pass.result": "Pass: go on",
  "d20-warriors.action.pass.turn-end": "Pass: let the turn end",
  "d20-warriors.action.concede": "Concede",
  "d20-warriors.action.time-out": "Time-out",
  "d20-warriors.action.end-time-out": "End time-out",
  "d20-warriors.action.oops": "OOPS",

  "d20-warriors.preview.dice": "{card} rolls {dice}, {other} rolls {others}.",
  "d20-warriors.preview.chance": "Chance to win: {percent} %.",

  "prompt.d20.act": "Place a Warrior, attack, play a Flash card, or end your turn.",
  "prompt.d20.window.turn-start": "A turn begins: play a Flash card or pass.",
  "prompt.d20.window.placement": "A Warrior was placed: play a Flash card or pass.",
  "prompt.d20.window.attack": "An attack is declared: play a Flash card or pass.",
  "prompt.d20.window.dice": "The dice lie: play a Flash card or pass.",
  "prompt.d20.window.result": "The battle is decided: play a Flash card or pass.",
  "prompt.d20.window.turn-end": "The turn is about to end: play a Flash card or pass.",
  "prompt.d20.draft": ({ count, have }) =>
    `Draft: take ${num(count) === 1 ? "a card" : "two cards"} (${num(have)} of 12 so far).`,
  "prompt.d20.shift": "Choose the cell to which {card} moves.",
  "prompt.d20.deploy": "Choose the cell on which {card} is placed.",
  "prompt.d20.sudden-death-pick": "Sudden Death: pick one of your face-up Warriors in secret.",
  "prompt.d20.sudden-death-place": "Sudden Death: put your Warrior face down on a cell.",

  "why.d20.not-in-hand": "That card is not in your hand.",
  "why.d20.not-a-warrior": "Only Warriors are placed on the battlefield.",
  "why.d20.not-a-flash": "Only Flash cards are played this way.",
  "why.d20.not-your-turn": "That is for your own turn.",
  "why.d20.already-placed": "You have placed your Warrior for this turn.",
  "why.d20.cell-taken": "Another Warrior lies there.",
  "why.d20.cell-not-touching": "A Warrior has to touch another Warrior.",
  "why.d20.centre-first": "The first Warrior goes to the centre.",
  "why.d20.touch-opposing": "It has to touch a face-up Warrior of the opponent.",
  "why.d20.touch-next":
    "Every cell beside a face-up Warrior of the opponent is taken, so it has to touch a face-down Warrior.",
  "why.d20.touch-face-down": "The opponent has no face-up Warrior, so it has to touch a face-down one.",
  "why.d20.not-touching": "The two do not touch.",
  "why.d20.bound": "{card} is Bound and cannot attack.",
  "why.d20.sidestep": "{card} has Sidestep and cannot be attacked diagonally.",
  "why.d20.hidden": "{card} is Hidden and cannot be attacked.",
  "why.d20.attacker-not-there": "Only a Warrior on the battlefield can attack.",
  "why.d20.not-your-warrior": "You attack with your own Warriors only.",
  "why.d20.attacker-face-down": "A face-down Warrior cannot attack.",
  "why.d20.no-target": "No face-up Warrior of the opponent is in its reach.",
  "why.d20.target-not-there": "Only a Warrior on the battlefield can be attacked.",
  "why.d20.own-target": "You cannot attack your own Warrior.",
  "why.d20.target-face-down": "A face-down Warrior cannot be attacked.",
  "why.d20.ability-not-live": "An ability works only while its Warrior lies face up on your side.",
  "why.d20.no-such-ability": "It has no such ability.",
  "why.d20.ability-used": "{card} has used this ability this turn.",
  "why.d20.ability-condition": "The condition of {card}'s ability is not met.",
  "why.d20.cannot-pay-discard": "You have too few cards in hand to pay for it.",
  "why.d20.no-such-action": "There is no such action in a turn.",
  "why.d20.no-oops": "This table plays without OOPS.",
  "why.d20.deck-size": "A deck has exactly 12 cards; this one has {count}.",
  "why.d20.deck-twice": "{card} is in the deck more than once.",
  "why.d20.deck-no-warrior": "A deck needs at least one Warrior.",
  "why.d20.no-flash-here": "{card} is a Flash card, and this table plays without them.",
  "why.d20.pool-too-small": "Two packs need {needed} different cards; the pool has {count}.",
  "why.d20.window.turn-start": "First both may play Flash cards: pass to go on.",
  "why.d20.window.placement": "First both may answer the placement: pass to go on.",
  "why.d20.window.attack": "A battle is on: only Flash cards can be played now.",
  "why.d20.window.dice": "A battle is on: only Flash cards can be played now.",
  "why.d20.window.result": "First both may answer the result: pass to go on.",
  "why.d20.window.turn-end": "The turn is about to end: only Flash cards can be played now.",

  "log.d20.first": "{player} goes first ({rolls}).",
  "log.d20.first-tie": "Tied: both roll again.",
  "log.d20.turn": "Turn {n}: {player}.",
  "log.d20.draw": "{player} draws {card}.",
  "log.d20.draw-hidden": "{player} draws a card.",
  "log.d20.place": "{player} places {card}.",
  "log.d20.attack": "{card} attacks {target}.",
  "log.d20.roll": "{player} rolls {n}.",
  "log.d20.roll-for": "{card} rolls {n}.",
  "log.d20.tie": "A tie: one more die each.",
  "log.d20.win": "{card} wins against {target}.",
  "log.d20.no-result": "The battle ends without a result.",
  "log.d20.flip-down": "{card} is flipped face down.",
  "log.d20.flip-up": "{card} is flipped face up.",
  "log.d20.flip-hidden": "A Warrior of {player} is turned over.",
  "log.d20.flash": "{player} plays {card}.",
  "log.d20.ability": "{player} uses {card}.",
  "log.d20.discard": "{player} discards {card}.",
  "log.d20.remove": "{card} goes to {player}'s discard pile.",
  "log.d20.return": "{card} returns to {player}'s hand.",
  "log.d20.move": "{card} leaves the battlefield.",
  "log.d20.shift": "{card} moves to another cell.",
  "log.d20.modify": ({ card, stat, n, source }) =>
    `${str(card)}: ${str(stat)} ${num(n) >= 0 ? "+" : "−"}${Math.abs(num(n))} (${str(source)}).`,
  "log.d20.modify-set": "{card}: {stat} becomes {n} ({source}).",
  "log.d20.gain": "{card} gains {keyword} ({source}).",
  "log.d20.show": "{player} looks at {card}.",
  "log.d20.show-hidden": "{player} looks at a hidden card.",
  "log.d20.deck-empty": "{player} has no card left to draw.",
  "log.d20.time-out": "{player} calls a time-out.",
  "log.d20.end-time-out": "{player} ends the time-out.",
  "log.d20.take-back": "OOPS: {player} takes back {what}.",
  "log.d20.out": "{player} concedes.",
  "log.d20.sudden-death-pick": "Sudden Death: both pick a Warrior in secret.",
  "log.d20.sudden-death-roll": "Sudden Death: a roll decides who places second.",
  "log.d20.sudden-death-placing": "Sudden Death: {player} places.",
  "log.d20.sudden-death-reveal": "Sudden Death: both are turned up.",
  "log.d20.sudden-death-battle": "Sudden Death: the last battle.",
  "log.d20.sudden-death-result": "Sudden Death is decided.",
  "log.d20.packs-swapped": "The packs change hands.",
  "log.d20.drafted-deck": "{player} has a deck of twelve.",
  "log.d20.picked-secret": "{player} has chosen.",
  "log.d20.game-over-win": "{player} wins: {cause}.",
  "log.d20.game-over-draw": "A draw: {cause}.",
};
