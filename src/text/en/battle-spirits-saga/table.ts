import { type AvailableActions, availableActionsText } from "../../args";
import { type Catalogue, lines, type Words } from "../../catalogue";
import { lowerFirst, plural, signed } from "../grammar";

const cores = (n: number) => `${n} ${plural("core", n)}`;
const whose = (player: Words) => (String(player) === "" ? "the" : `${player}'s`);
const by = (source: Words) => (String(source) === "" ? "" : ` (${source})`);

interface Placed {
  readonly player: Words;
  readonly card: Words;
}

/** A card's cost, the cores that must stay on it, and the cores its player has. */
interface Unaffordable {
  readonly card: Words;
  readonly price: number;
  readonly stay: number;
  readonly have: number;
  readonly inReserve: boolean;
}

interface Change {
  readonly card: Words;
  readonly n: number;
  readonly stat: Words;
  readonly source: Words;
}

interface Gain {
  readonly card: Words;
  readonly keyword: Words;
  readonly source: Words;
}

const MAIN = [
  ["summon a spirit", "summon"],
  ["place a nexus", "place"],
  ["use magic", "magic"],
  ["set a burst", "set-burst"],
  ["use an effect", "use"],
  ["move cores", "add-core", "take-core", "move-core", "arrange-cores"],
  ["end the main step", "end-main"],
] as const;
const ATTACK = [
  ["attack with a spirit", "attack"],
  ["use an effect", "use"],
  ["end the attack step", "end-attack"],
] as const;

/** Zones, prompts, reasons and log lines of Battle Spirits Saga. */
export const table = {
  ...lines("battle-spirits-saga.zone", {
    spirits: "Spirits",
    nexuses: "Nexuses",
    hand: "Hand",
    deck: "Deck",
    trash: "Trash",
    burst: "Burst",
    used: "Card in use",
  }),
  ...lines("battle-spirits-saga.stat", {
    cost: "Cost",
    bp: "BP",
    level: "Level",
    symbols: "Symbols",
    "lv1-cost": "LV1 cost",
    cores: "core count",
    "written-bp": "written BP",
    "cannot-attack": "cannot attack",
    "cannot-block": "cannot block",
    "cannot-be-blocked": "cannot be blocked",
    "no-block-bp": "BP that cannot block it",
    "cannot-refresh": "is not refreshed",
    "cannot-be-destroyed-by-battle": "cannot be destroyed by battle",
    "cannot-be-destroyed-by-effects": "cannot be destroyed by effects",
    colours: "colours",
    "cannot-be-destroyed-by-opponent": "cannot be destroyed by the opponent's effects",
    "takes-no-life": "takes no life",
    "cannot-be-chosen": "cannot be chosen by the opponent's effects",
    "cores-protected": "keeps its cores",
    "may-block-exhausted": "can block while exhausted",
    "cannot-take-last-life": "cannot take the last life",
    "takes-one-life": "takes at most 1 life",
    "enters-exhausted": "is put on the field exhausted",
    "any-symbol-reduces": "any symbol reduces its cost",
    "no-summon-effects": "does nothing when summoned",
    "no-attack-effects": "does nothing when attacking",
    "no-destroyed-effects": "does nothing when destroyed",
    "no-effects": "has no effects",
    "deck-protected": "deck is protected",
  }),
  ...lines("battle-spirits-saga.colour", {
    red: "Red",
    purple: "Purple",
    white: "White",
    yellow: "Yellow",
    green: "Green",
    blue: "Blue",
  }),
  ...lines("battle-spirits-saga.step", {
    start: "Start",
    mulligan: "Mulligan",
    core: "Core",
    draw: "Draw",
    refresh: "Refresh",
    main: "Main",
    attack: "Attack",
    end: "End",
  }),
  ...lines("battle-spirits-saga.phase", {
    start: "Start",
  }),
  ...lines("battle-spirits-saga.step-help", {
    start: "A player whose deck is empty loses now. Nobody acts.",
    mulligan: "Keep your hand, or put it under your deck and draw four new cards: once.",
    core: "You move a core from the void to your reserve.",
    draw: "You draw a card.",
    refresh: "Your exhausted cards are refreshed, and the cores in your trash return to your reserve.",
    main: "Summon spirits, place nexuses, use magic, set a burst and move cores, as often as you can pay. Then go on to the attack step.",
    attack:
      "Attack with your spirits, one at a time. The other player may block. Both may use flash effects before and after the block.",
    end: "Effects that last until the end of the turn stop. Then the next turn begins.",
  }),
  ...lines("battle-spirits-saga.stop", {
    flash: "in the flash windows of a battle",
    burst: "when a burst might be activated",
  }),
  ...lines("battle-spirits-saga.counter", {
    life: "Life",
    reserve: "Reserve",
    trash: "Trash",
    void: "Void",
    core: "Cores",
    soul: "Soul core",
  }),
  ...lines("battle-spirits-saga.print", {
    reduction: ({ colours }: { colours: readonly string[] }) => `Reduction symbols: ${colours.join(", ")}`,
    symbols: ({ colours }: { colours: readonly string[] }) => `Symbols: ${colours.join(", ")}`,
    level: ({ n, cores: of }: { n: number; cores: number }) => `LV${n}: ${cores(of)}`,
    "level-bp": ({ n, cores: of, bp }: { n: number; cores: number; bp: number }) =>
      `LV${n}: ${cores(of)}, BP ${bp}`,
  }),
  "battle-spirits-saga.piece.core": ({ count }: { count?: number }) => cores(count ?? 1),
  "battle-spirits-saga.piece.soul": "soul core",
  ...lines("battle-spirits-saga.allotted", {
    "part.pay": "1. Pay",
    "part.place": "2. Place cores",
    pay: "Confirm payment",
    place: "Place these cores",
    move: "Confirm this move",
    level: "LV{n}",
    "level-bp": "LV{n}, BP {bp}",
    gives: ({ n, level }: { n: number; level: Words }) => `With ${cores(n)}: ${level}.`,
    levels: ({ levels }: { levels: readonly number[] }) =>
      `${levels.map((of, i) => `LV${i + 1} from ${of}`).join(", ")}.`,
    falls: "{card} drops below LV1 and is destroyed.",
    becomes: "then {to}",
  }),
  ...lines("battle-spirits-saga.holder", {
    "core.reserve": "Cores in the reserve",
    "soul.reserve": "Soul core in the reserve",
    "core.card": "Cores on {card}",
    "soul.card": "Soul core on {card}",
  }),
  "battle-spirits-saga.rested": "Exhausted",
  "battle-spirits-saga.score": "Life",
  ...lines("outcome.battle-spirits-saga", {
    "no-life": "no life left",
    effect: "by an effect",
    "no-deck": "an empty deck at the start of the turn",
    "no-life.won": "by taking the last life",
    "no-deck.won": "because the opponents ran out of cards",
  }),
  ...lines("battle-spirits-saga.action", {
    keep: "Keep this hand and draw a card",
    mulligan: "Mulligan: four new cards",
    summon: "Summon {card}",
    place: "Place {card}",
    magic: "Use {card}",
    "set-burst": "Set {card} as a burst",
    use: "Use the effect of {card}",
    awaken: "Awaken {card}",
    swift: "Summon {card} with Swift",
    attack: "Attack with {card}",
    "add-core": "Put a core on {card}",
    "add-soul": "Put the soul core on {card}",
    "take-core": "Take a core from {card}",
    "take-soul": "Take the soul core from {card}",
    "move-core": "Move a core from {card} to {target}",
    "move-soul": "Move the soul core from {card} to {target}",
    "arrange-cores": "Move cores",
    "end-main": "End the main step",
    "end-attack": "End the attack step",
    answer: "Activate {card}",
    pass: "Pass",
    "pass.flash": "Pass: no flash effect",
    "pass.burst": "Don’t use a burst",
    concede: "Concede",
    back: "Cancel",
    "draw.offer": "Offer draw",
    "draw.accept": "Accept draw",
    "draw.decline": "Decline draw",
  }),
  ...lines("battle-spirits-saga.preview", {
    cost: ({ n, cost, by, of }: { n: number; cost: number; by: number; of: number }) =>
      by === 0
        ? `Costs ${cores(n)}.`
        : `Costs ${cores(n)}: ${cost} minus ${by} for your symbols (${of} at most).`,
    attack: "{card} attacks with {n} BP for {symbols} life.",
  }),
  ...lines("prompt.battle-spirits-saga", {
    mulligan: "Keep this hand and draw a fifth card, or put it back for four new ones.",
    first: "Who goes first?",
    main: (open: AvailableActions) => `Main step: ${lowerFirst(availableActionsText(open, "or", MAIN))}.`,
    attack: (open: AvailableActions) =>
      `Attack step: ${lowerFirst(availableActionsText(open, "or", ATTACK))}.`,
    flash: "Flash: use an effect, or pass.",
    burst: "A burst may be activated now.",
    pay: ({ card, n }: { card: Words; n: number }) => `${card}: pay ${cores(n)}.`,
    ascend: "{card}: choose the spirit whose cores go to the reserve.",
    "place-cores": ({ card, n }: { card: Words; n: number }) =>
      `${card}: place cores on it, ${n === 0 ? "if you like" : `at least ${n}`}.`,
    "arrange-cores": "Set how many cores are in each place.",
    awaken: "{card}: choose the cores to move onto it.",
    "which-cores": ({ card, n }: { card: Words; n: number }) =>
      `${card}: choose which ${n === 1 ? "core moves" : `${n} cores move`}.`,
    block: "{card} attacks: block with a spirit, or let it through.",
    "block.0": "Let it through",
    "block.1": "Block with {name}",
    "block-gone": "The attacker is gone: block with a spirit, or let the attack through.",
    "block-gone.0": "Let it through",
    "block-gone.1": "Block with {name}",
    look: "{card}: show a card and take it, or take none.",
    "look.0": "Take none",
    "look.1": "Take {name}",
    bury: "{card}: put these cards under your deck, the first one on top.",
    "pay-exhaust": "{card}: choose what to exhaust.",
    "pay-exhaust.1": "Exhaust {name}",
    "pay-exhaust.2": "Exhaust these {count}",
    "pay-cores": "{card}: choose cores to pay with.",
    "pay-cores-of-this": "{card}: choose cores to pay with.",
    "pay-cores-of-reserve": "{card}: choose cores to pay with.",
  }),
  ...lines("battle-spirits-saga.asked", {
    "flash-before":
      "Flash, before the block: {card} ({bp} BP) attacks {player} for {n} life. Use a flash effect, or pass: once both pass, {player} may block.",
    "flash-after":
      "Flash, after the block: {card} ({bp} BP) against {target} ({other} BP). Use a flash effect, or pass: once both pass, the lower BP is destroyed.",
    "flash-gone":
      "Flash: a spirit of this battle is gone, so the battle has no effect. Use a flash effect, or pass.",
    block: "{card} ({bp} BP) attacks for {n} life: block with a spirit, or let it through.",
    "must-block": "{card} ({bp} BP) attacks for {n} life and must be blocked: choose a spirit.",
    burst: "Your burst {card} can be activated now: activate it, or continue without it.",
    "no-burst": "Bursts can be activated now, but you have none that fits.",
  }),
  ...lines("why.battle-spirits-saga", {
    "no-such-card": "{card} cannot be in a deck.",
    "deck-size": "A deck has {min} to {max} cards; this one has {n}.",
    copies: "{card} is in the deck {n} times; at most four copies are allowed.",
    "first-hands": "Both players must decide on their opening hands first.",
    "not-in-hand": "That card is not in your hand.",
    "not-a-spirit": "{card} is not a spirit.",
    "not-a-nexus": "{card} is not a nexus.",
    "not-a-magic": "{card} is not magic.",
    "not-magic": "{card} is not magic.",
    "not-main": "{card} has no effect for the main step.",
    "not-flash": "{card} has no flash effect.",
    condition: "The condition of {card} is not met.",
    "too-dear": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} costs ${cores(n)}. You have ${have}.`,
    "cannot-afford": ({ card, price, stay, have, inReserve }: Unaffordable) => {
      const needs =
        stay === 0
          ? `costs ${cores(price)}`
          : price === 0
            ? `needs ${cores(stay)} to stay on it`
            : `needs ${cores(price + stay)}: ${price} to pay, ${stay} to stay`;
      return `${card} ${needs}. You have ${have}${inReserve ? " in your reserve" : ""}.`;
    },
    "no-ascend": "{card} needs one of your spirits for Ascend.",
    "not-swift": "{card} does not have Swift.",
    "no-burst": "{card} has no burst effect.",
    "one-burst": "You have already set a burst this turn.",
    "no-awaken": "It does not have Awaken now.",
    "not-your-cores": "You can only move cores between your own field and reserve.",
    "same-place": "The core is already there.",
    "no-core-there": "There is no such core to move.",
    "nothing-to-move": "You have no cards or no cores to arrange.",
    "not-your-spirit": "That is not one of your spirits on the field.",
    exhausted: "{card} is exhausted.",
    "cannot-attack": "{card} cannot attack because of an effect.",
    "cannot-block": "{card} cannot block because of an effect.",
    "not-astral": "{card} cannot block {target}, which has Astral.",
    "no-block": "{card} cannot block {target} because of an effect.",
    "burst-later": "A burst can only be activated when its condition is met.",
    "attack-step": "Spirits can only attack in the attack step.",
    "flash-only": "You can only use that in a flash window of a battle.",
    "main-step": "You can only do that in the main step.",
    "flash-only-here": "Only flash effects can be used now.",
    "end-step": "End the step first.",
    "no-such-action": "There is no such action in a turn.",
    "not-on-field": "It is not on the field.",
  }),
  ...lines("log.battle-spirits-saga", {
    first: "{player} goes first.",
    mulligan: "{player} takes a mulligan.",
    keep: "{player} keeps their hand.",
    turn: "{player}'s turn begins.",
    "step-main": "{player} begins the main step.",
    "step-attack": "{player} begins the attack step.",
    draw: "{player} draws {card}.",
    "draw-hidden": "{player} draws a card.",
    "draw-hidden-times": "{player} draws {times} cards.",
    cores: ({ n, from, to }: { n: number; from: Words; to: Words }) =>
      `${cores(n)} ${n === 1 ? "moves" : "move"} from ${from} to ${to}.`,
    soul: "The soul core moves from {from} to {to}.",
    "cores-paid": ({ player, n, from }: { player: Words; n: number; from: Words }) =>
      `${player} pays ${cores(n)} from ${from}.`,
    "soul-paid": "{player} pays the soul core from {from}.",
    "place.reserve": ({ player }: Placed) => `${whose(player)} reserve`,
    "place.life": ({ player }: Placed) => `${whose(player)} life`,
    "place.trash": ({ player }: Placed) => `${whose(player)} trash`,
    "place.void": (_: Placed) => "the void",
    "place.card": ({ card }: Placed) => `${card}`,
    summon: "{player} summons {card}.",
    place: "{player} places {card}.",
    magic: "{player} uses {card}.",
    ability: "{player} uses the effect of {card}.",
    control: "{player} takes control of {card}.",
    "set-burst": "{player} sets a burst.",
    burst: "{player} activates the burst {card}.",
    attack: "{card} attacks.",
    block: "{card} blocks {target}.",
    "block-gone": "{card} blocks.",
    "no-block": "{player} does not block.",
    clash: "{card} ({bp} BP) against {target} ({other} BP).",
    "clash-plain": "{card} against {target}.",
    "life-lost": "{player} loses {n} life.",
    "life-gained": "{player} gains {n} life.",
    destroyed: "{card} is destroyed.",
    "self-destroyed": "{card} is destroyed by its own player.",
    discard: "{card} is discarded.",
    return: "{card} returns to {player}'s hand.",
    take: "{player} shows {card} and takes it.",
    "put-back": "{card} returns to {player}'s deck.",
    "put-back-hidden": "{player} puts a card into the deck.",
    shuffle: "{player} shuffles.",
    rest: "{card} is exhausted.",
    refresh: "{card} is refreshed.",
    modify: ({ card, n, stat, source }: Change) => `${card} gets ${signed(n)} ${stat}${by(source)}.`,
    "modify-set": ({ card, n, stat, source }: Change) => `${card}: ${stat} is now ${n}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} gains ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} loses ${keyword}${by(source)}.`,
    becomes: ({ card, stat, source }: Change) => `${card} also counts as ${stat}${by(source)}.`,
    cannot: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    "no-block-bp": ({ card, n, source }: Change) =>
      `Spirits with ${n} BP or less cannot block ${card}${by(source)}.`,
    "draw-offer": "{player} offers a draw.",
    "draw-accept": "{player} accepts the draw.",
    "draw-decline": "{player} declines the draw.",
    back: "{player} cancels.",
    out: "{player} is out: {cause}.",
    "game-over-win": "{player} wins: {cause}.",
    "game-over-draw": "The game is a draw: {cause}.",
  }),
} as const satisfies Catalogue;
