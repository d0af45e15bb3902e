import type { Catalogue } from "../catalogue";
import { list, numberWord } from "./grammar";

const str = (value: unknown) => (value === undefined ? "" : String(value));
const num = (value: unknown) => Number(value ?? 0);

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

/** How a group of values is called: all eight, the straight ones, the corners, or one by one. */
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

/** Card words, keywords, questions, reasons, log lines and outcomes of D20 Warriors. */
export const d20Warriors: Catalogue = {
  "d20-warriors.pitch": "Place warriors edge to edge and let the dice decide who is left standing.",
  "d20-warriors.stats": ({ stats: names }) => stats(names),
  ...Object.fromEntries(ALL.map((d) => [`stat.${d}`, `${DIRECTION[d]} number`])),
  "stat.bonus": "highest roll",

  "d20-warriors.keyword.reach.name": "Reach",
  "d20-warriors.keyword.reach.reminder": "It may also attack two cells away in a straight or diagonal line.",
  "d20-warriors.keyword.guarded.name": "Guarded",
  "d20-warriors.keyword.guarded.reminder":
    "While it is face up, the opponent's cards cannot flip, move or change it; battles still can.",
  "d20-warriors.keyword.sure.name": "Sure",
  "d20-warriors.keyword.sure.reminder": "Each of its dice that shows 3 or less is rolled once more.",
  "d20-warriors.keyword.stalwart.name": "Stalwart",
  "d20-warriors.keyword.stalwart.reminder": "Each of its dice counts as at least 6.",
  "d20-warriors.keyword.iron.name": "Iron",
  "d20-warriors.keyword.iron.reminder":
    "It wins when the highest rolls are equal, unless the other Warrior has Iron too.",
  "d20-warriors.keyword.sidestep.name": "Sidestep",
  "d20-warriors.keyword.sidestep.reminder": "It cannot be attacked from a corner.",
  "d20-warriors.keyword.hidden.name": "Hidden",
  "d20-warriors.keyword.hidden.reminder": "It cannot be attacked.",
  "d20-warriors.keyword.bound.name": "Bound",
  "d20-warriors.keyword.bound.reminder": "It cannot attack.",
  "d20-warriors.keyword.trailblazer.name": "Trailblazer",
  "d20-warriors.keyword.trailblazer.reminder": "It may be placed touching any Warrior.",

  "lang.ref.attacker": "the attacking Warrior",
  "lang.ref.target": "the attacked Warrior",
  "lang.ref.yours": "your Warrior in the battle",
  "lang.ref.theirs": "the opponent's Warrior in the battle",
  "lang.ref.rival": "the Warrior it fights",

  "d20-warriors.do.extra-die": ({ for: f }) => `roll one more D20 for ${str(f)}`,
  "d20-warriors.do.reroll": ({ for: f, which }) =>
    which === "all" ? `roll all dice of ${str(f)} again` : `roll the ${str(which)} die of ${str(f)} again`,
  "d20-warriors.do.turn-die": ({ for: f, value }) => `turn the highest die of ${str(f)} to ${num(value)}`,
  "d20-warriors.do.break-off": "end the battle without a result",
  "d20-warriors.do.shift": ({ card }) =>
    `move ${str(card)} to an empty cell beside it that touches another Warrior`,
  "d20-warriors.do.swap": ({ card, with: w }) => `swap the cells of ${str(card)} and ${str(w)}`,
  "d20-warriors.do.rotate": ({ card, steps }) => {
    const eighths = num(steps);
    const turn =
      eighths === 4
        ? "half round"
        : eighths === 2
          ? "a quarter clockwise"
          : eighths === 6
            ? "a quarter anticlockwise"
            : `${numberWord(eighths)} places clockwise`;
    return `turn the numbers of ${str(card)} ${turn} this turn`;
  },
  "d20-warriors.do.mirror": ({ card, from }) => `${str(card)} takes the numbers of ${str(from)} this turn`,
  "d20-warriors.do.place-again": "you may place one more Warrior this turn",

  "d20-warriors.if.attacking": "it attacks",
  "d20-warriors.if.defending": "it is attacked",
  "d20-warriors.if.fighting": "it is in battle",
  "d20-warriors.if.diagonal": "the battle runs across a corner",
  "d20-warriors.if.trailing": "your Warrior is about to lose the battle",
  "d20-warriors.if.rolled": ({ for: f, atLeast }) => `${str(f)} has rolled ${num(atLeast)} or more`,
  "d20-warriors.if.at-centre": "it lies in the centre",

  "d20-warriors.when.place": ({ card, by }) =>
    by === "any" ? `when ${str(card)} is placed` : `when ${who(by, "place")} ${str(card)}`,
  "d20-warriors.when.attack": ({ card, other, anyOther }) =>
    `when ${str(card)} attacks${anyOther ? "" : ` ${str(other)}`}`,
  "d20-warriors.when.dice": ({ self, otherSelf }) =>
    self
      ? "after the dice of its attack are rolled"
      : otherSelf
        ? "after the dice are rolled when it is attacked"
        : "after the dice of a battle are rolled",
  "d20-warriors.when.win": ({ card, other, anyOther }) =>
    `when ${str(card)} wins a battle${anyOther ? "" : ` against ${str(other)}`}`,
  "d20-warriors.when.lose": ({ card, other, anyOther }) =>
    `when ${str(card)} loses a battle${anyOther ? "" : ` against ${str(other)}`}`,
  "d20-warriors.when.tie": "when a battle is tied",
  "d20-warriors.when.flip-up": ({ card }) => `when ${str(card)} is flipped face up`,
  "d20-warriors.when.flip-down": ({ card }) => `when ${str(card)} is flipped face down`,
  "d20-warriors.when.flash": ({ by }) => `when ${who(by, "play")} a Flash card`,
  "d20-warriors.when.turn": ({ by }) =>
    by === "you"
      ? "at the start of your turn"
      : by === "opponent"
        ? "at the start of the opponent's turn"
        : "at the start of each turn",
  "d20-warriors.when.discard": ({ by }) => `when ${who(by, "discard")} a card`,
  "d20-warriors.when.shift": ({ card }) => `when ${str(card)} is moved to another cell`,
  "d20-warriors.change.flip-down": ({ card }) => `${str(card)} would be flipped face down`,
  "d20-warriors.change.flip-up": ({ card }) => `${str(card)} would be flipped face up`,

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
  "d20-warriors.counter.oops": "OOPS left",
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
  "why.d20.touch-face-down": "The opponent has no face-up Warrior, so it has to touch a face-down one.",
  "why.d20.not-touching": "The two do not touch.",
  "why.d20.bound": "{card} is Bound and cannot attack.",
  "why.d20.sidestep": "{card} has Sidestep and cannot be attacked from a corner.",
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
  "why.d20.sudden-death": "No Flash card can be played in Sudden Death.",
  "why.d20.deck-size": "A deck has exactly 12 cards; this one has {count}.",
  "why.d20.deck-twice": "{card} is in the deck more than once.",
  "why.d20.deck-no-warrior": "A deck needs at least one Warrior.",
  "why.d20.no-flash-here": "{card} is a Flash card, and this table plays without them.",
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
  "log.d20.dice": "The dice are rolled.",
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
  "log.d20.trigger": "{card} takes effect.",
  "log.d20.discard": "{player} discards {card}.",
  "log.d20.remove": "{card} goes to {player}'s discard pile.",
  "log.d20.return": "{card} returns to {player}'s hand.",
  "log.d20.move": "{card} leaves the battlefield.",
  "log.d20.shift": "{card} moves to another cell.",
  "log.d20.modify": ({ card, stat, n, source }) =>
    `${str(card)}: ${str(stat)} ${num(n) >= 0 ? "+" : "−"}${Math.abs(num(n))} (${str(source)}).`,
  "log.d20.modify-set": "{card}: {stat} becomes {n} ({source}).",
  "log.d20.gain": "{card} gains {keyword} ({source}).",
  "log.d20.show": "{player} shows {card}.",
  "log.d20.show-hidden": "A card of a hidden place is looked at.",
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

  "outcome.d20.most-face-up": "most Warriors face up",
  "outcome.d20.none-face-up": "nobody has a Warrior face up",
  "outcome.d20.sudden-death": "Sudden Death",
};
