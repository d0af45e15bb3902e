import { type AvailableActions, availableActionsText } from "../../args";
import { type Catalogue, lines, type Words } from "../../catalogue";
import { lowerFirst, plural, signed } from "../grammar";

/** Pending damage: now, with one more shield, and how many shields may be played. */
type Pending = { source: Words; victim: Words; n: number; left: number; more: number };

const CHOOSE = [
  ["begin a Main Phase", "main-phase"],
  ["attack", "attack"],
  ["end your turn", "end-turn"],
] as const;
const MAIN = [
  ["place energy", "energy", "energy-up"],
  ["cast a card", "cast"],
  ["use a skill", "use", "use-energy", "crystal", "convert"],
  ["shield a card", "shield"],
  ["attack", "attack"],
  ["pass", "pass"],
] as const;

interface Harm {
  readonly card: Words;
  readonly target: Words;
  readonly n: number;
  readonly prevented: number;
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

const by = (source: Words) => (String(source) === "" ? "" : ` (${source})`);

/** Zones, prompts, reasons and log lines of Soul Masters. */
export const table = {
  ...lines("soul-masters.zone", {
    commander: "Commander",
    levels: "Other levels",
    battleground: "Battleground",
    nulled: "Null units",
    attached: "Attached cards",
    equipment: "Equipment",
    battlefield: "Battlefield",
    energy: "Energy field",
    "resource-deck": "Resource deck",
    "resource-field": "Resource field",
    reserve: "Reserve deck",
    deck: "Deck",
    hand: "Hand",
    discard: "Discard pile",
    removed: "Removed",
    stack: "Stack",
  }),
  ...lines("soul-masters.stat", {
    cost: "Cost",
    atk: "Atk",
    health: "Health",
    capacity: "Shield Capacity",
    power: "Shield Power",
    resources: "Resource Count",
    "core-energy": "Core Energy",
    mercenaries: "Mercenary Limit",
    conversion: "Energy for a resource",
    "cannot-attack": "cannot attack",
    "cannot-be-attacked": "cannot be attacked",
    "cannot-attack-commander": "cannot attack the commander",
    nulled: "is Null",
    shocked: "is shocked",
  }),
  ...lines("soul-masters.step", {
    mulligan: "Mulligan",
    upkeep: "Upkeep",
    draw: "Draw",
    choose: "Between phases",
    main: "Main",
    declare: "Attack",
    "pre-defender": "Pre Defender",
    defender: "Defender",
    "post-defender": "Post Defender",
    damage: "Damage",
    "end-of-combat": "End of Combat",
    end: "End of Turn",
  }),
  ...lines("soul-masters.phase", {
    start: "Start",
    combat: "Combat",
    end: "End",
  }),
  ...lines("soul-masters.step-help", {
    mulligan: "Put as many cards of your hand as you like under your deck and draw as many new ones: once.",
    upkeep:
      "Your resting cards are readied, and skills for once a round can be used again. Nobody acts otherwise.",
    draw: "You draw two cards. Nobody acts otherwise.",
    choose: "Choose what comes next: a Main Phase, an attack, or the end of your turn.",
    main: "Place energy, cast units, spells and Reserve cards, and use skills. The other player may respond. You may have several Main Phases in a turn.",
    declare: "The attacker announces one commander or unit and its victim.",
    "pre-defender":
      "Triggers of the attack happen. Both players may use skills and abilities. If the attack is redirected later, damage prevented now is wasted.",
    defender:
      "Only the defending player acts: Intercept, or whatever else the DEFENDER step allows, redirects or negates the attack.",
    "post-defender": "The last chance for both players to prevent or raise the damage of the attack.",
    damage: "A surviving attacker deals its damage. Nobody acts.",
    "end-of-combat":
      "Triggers caused by the damage happen. Both players may respond with skills and abilities.",
    end: "Both players may use skills and abilities for the last time this turn. It is the opponent’s last chance to use their energy before it readies.",
  }),
  ...lines("soul-masters.stop", {
    main: "in a Main Phase",
    priority: "in the steps of a combat and at the end of a turn",
    defender: "in the Defender step",
    upkeep: "in upkeep",
  }),
  ...lines("soul-masters.counter", {
    crystal: "Energy crystals",
    resources: "Resources",
    "crystal.short": "Crystals",
    hp: "Health",
  }),
  ...lines("soul-masters.part", {
    commander: "Commander",
    main: "Main deck",
    resources: "Resource deck",
    reserve: "Reserve deck",
  }),
  ...lines("soul-masters.option", {
    reserve: "Reserve decks",
    "reserve.help":
      "You may agree on five Reserve cards each: a Weapon, an Armor, a Battlefield and two Feats.",
    "reserve.long": "Eight cards",
    "reserve.short": "Five cards",
  }),
  ...lines("soul-masters.action", {
    cast: "Cast {card}",
    use: "Use a skill of {card}",
    "use-energy": "Add energy with {card}",
    energy: "Place {card} as energy, face down",
    "energy-up": "Place {card} as energy, face up",
    swap: "Place {card} face up, return {target} to hand",
    crystal: "Rest {card} for a crystal",
    convert: "Convert energy into a resource",
    attack: "Attack {target} with {card}",
    "phasing-attack": "Phasing Attack on {target} with {card}",
    shield: "Shield with {card}",
    "shield-it": "Shield {target} with {card}",
    "shield-for": ({ card, target, n, left }: { card: Words; target: Words; n: number; left: number }) =>
      `Shield ${target} with ${card}: ${n} → ${left} damage`,
    "attack-with": "Attack with {card}",
    intercept: "Intercept with {card}",
    "main-phase": "Begin a Main Phase",
    "end-turn": "End turn",
    pass: "Pass",
    "pass.main": "Pass: end the Main Phase",
    "pass.priority": "Pass: continue",
    "pass.resolve": "Pass: let {card} resolve",
    "pass.defender": "Pass: do not defend",
    concede: "Concede",
    back: "Cancel",
  }),
  ...lines("soul-masters.preview", {
    cost: ({ n }: { n: number }) => `Costs ${n} energy.`,
    "cost-resources": ({ n }: { n: number }) => `Costs ${n} ${plural("resource", n)}.`,
    attack: ({ card, target, n }: { card: Words; target: Words; n: number }) =>
      `${card} would deal ${n} damage to ${target}.`,
    shield: ({ n }: { n: number }) => `Shields ${n} damage.`,
    pending: ({ source, victim, n, left, more }: Pending) =>
      `${source} → ${victim}: ${n} damage, ${left} with this shield; ${more} more ${plural("shield", more)} may be played.`,
    brief: ({ n }: { n: number }) => `${n}`,
    total: ({ n, left }: { n: number; left: number }) => `${n} → ${left}`,
    resolves: "When both have passed, {card} resolves.",
    deals: ({ card, target, n }: { card: Words; target: Words; n: number }) =>
      `When both have passed, ${card} deals ${n} damage to ${target}.`,
    "after-main": "When both have passed, the Main Phase ends.",
    "after-pre-defender": "When both have passed, the Defender step begins.",
    "after-defender": "The attack continues.",
    "after-end-of-combat": "When both have passed, the combat is over.",
    "after-end": "When both have passed, the turn is over.",
    crystals: ({ n }: { n: number }) => `${n} ${plural("crystal", n)} will vanish.`,
  }),
  ...lines("soul-masters.stack", {
    against: "Against {source} → {victim}",
    mode: "Chosen: {mode}",
  }),
  ...lines("soul-masters.print", {
    resources: ({ n }: { n: number }) => `Resource Count ${n}`,
    "core-energy": ({ n }: { n: number }) => `Core Energy ${n}`,
    mercenaries: ({ n }: { n: number }) => `Mercenary Limit ${n}`,
    conversion: ({ n }: { n: number }) => `${n} energy for a resource`,
    only: "Only with {card}",
    common: ({ n }: { n: number }) => `Common, no. ${n}`,
    uncommon: ({ n }: { n: number }) => `Uncommon, no. ${n}`,
    rare: ({ n }: { n: number }) => `Rare, no. ${n}`,
    epic: ({ n }: { n: number }) => `Epic, no. ${n}`,
    legendary: ({ n }: { n: number }) => `Legendary, no. ${n}`,
    celestial: ({ n }: { n: number }) => `Celestial, no. ${n}`,
  }),
  ...lines("soul-masters.fact", {
    faction: "Faction",
    own: ({ faction, n }: { faction: Words; n: number }) => `${faction}, ${n} ${plural("card", n)}`,
    of: ({ n, most }: { n: number; most: number }) => `${n} of ${most}`,
  }),
  ...lines("soul-masters.faction", {
    draconian: "Draconian",
    necromancer: "Necromancer",
    valkyrian: "Valkyrian",
    vampyrian: "Vampyrian",
    wolven: "Wolven",
    universal: "Universal",
    mercenary: "Mercenary",
    celestial: "Celestial",
  }),
  ...lines("soul-masters.help", {
    turn: "Turn",
    draw: "Draw",
    energy: "Energy",
    reserve: "Reserve cards",
    rest: "Rest skills",
    attack: "Attacks",
    "turn-first": "The first player's first",
    "turn-second": "The second player's first",
    "turn-other": "Every other turn",
    two: "2",
    "up-to-one": "up to 1",
    "up-to-two": "up to 2",
    "one-a-round": "1 a round",
    none: "none",
    "none-haste": "none, not even with Haste",
    any: "any number",
    "point-1": "You start with five cards and may replace any of them once.",
    "point-5":
      "Any card in your hand can be placed face down as energy. An Artifact Core may be placed face up and then returns one of your energy cards to your hand; it rests if that card did.",
    "point-6": "When your energy field is full (Core Energy), you can only swap.",
    "point-7":
      "Any card in your hand can shield: it prevents damage equal to its Shield Power and is then discarded. Shield Capacity is how many cards may shield against one damage.",
    "point-8":
      "When your commander evolves, you draw a card, generate a resource, and its HP is the new maximum.",
    "point-9": "The battleground holds five units at most, and any number of other cards.",
    "point-10": "One Weapon, one Armor and one Battlefield at most: a new one removes the old one.",
    "point-12":
      "A ready unit cannot be attacked, a commander always can. Damage to a unit does not add up. Removed cards never come back, healing stops at Max HP, and you may always look through your reserve deck.",
  }),
  ...lines("soul-masters.allotted", {
    pay: "Confirm payment",
    due: ({ n }: { n: number }) => `${n} energy to pay.`,
    rests: "rests",
  }),
  ...lines("log.soul-masters", {
    first: "{player} goes first.",
    mulligan: ({ player, n }: { player: Words; n: number }) =>
      `${player} puts ${n} ${plural("card", n)} back for ${n === 1 ? "a new one" : "new ones"}.`,
    keep: "{player} keeps their hand.",
    turn: "{player}'s turn begins.",
    draw: "{player} draws {card}.",
    "draw-hidden": "{player} draws a card.",
    "draw-hidden-times": "{player} draws {times} cards.",
    energy: "{player} places {card} as energy.",
    "energy-hidden": "{player} places a card as energy.",
    swap: "{player} takes {card} back from the energy field.",
    "swap-hidden": "{player} takes a card back from the energy field.",
    cast: "{player} casts {card}.",
    ability: "{player} uses a skill of {card}.",
    convert: "{player} converts energy into a resource.",
    generated: ({ player, n }: { player: Words; n: number }) =>
      `${player} generates ${n} ${plural("resource", n)}.`,
    enter: "{card} enters the battleground.",
    equip: "{card} enters play.",
    attack: "{card} attacks {target}.",
    redirected: "The attack is redirected to {target}.",
    negated: "The attack of {card} is negated.",
    damage: ({ card, target, n, prevented }: Harm) =>
      `${card} deals ${n} damage to ${target}${prevented > 0 ? ` (${prevented} prevented)` : ""}.`,
    "no-damage": ({ card, target, prevented }: Harm) =>
      `${card} deals no damage to ${target}${prevented > 0 ? ` (${prevented} prevented)` : ""}.`,
    prevents: "{card} prevents up to {n} damage.",
    adds: "{card} adds {n} damage.",
    modify: ({ card, n, stat, source }: Change) => `${card} gets ${signed(n)} ${stat}${by(source)}.`,
    flag: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} gains ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} loses ${keyword}${by(source)}.`,
    crystals: ({ player, n }: { player: Words; n: number }) =>
      `${player} gets ${n} energy ${plural("crystal", n)}.`,
    rest: "{card} rests.",
    ready: "{card} becomes ready.",
    take: "{player} takes {card}.",
    "take-hidden": "{player} takes a card.",
    shield: "{player} shields {target} with {card}.",
    ko: "{card} is KO'd.",
    destroy: "{card} is destroyed.",
    sacrifice: "{player} sacrifices {card}.",
    removed: "{card} is removed from the game.",
    discard: "{player} discards {card}.",
    mill: "{card} goes from {player}'s deck to the discard pile.",
    countered: "{card} is countered.",
    evolve: "{player}'s commander evolves: {card}.",
    heal: ({ player, n }: { player: Words; n: number }) => `${player} heals ${n}.`,
    "phase-in": "{card} phases in.",
    "phase-out": "{card} goes into the energy field.",
    null: "{card} becomes Null.",
    return: "{card} returns to {player}'s hand.",
    "return-hidden": "{player} returns a card to the hand.",
    reforge: "{card} returns to the reserve deck.",
    back: "{player} cancels.",
    out: "{player} is out: {cause}.",
    "game-over-win": "{player} wins: {cause}.",
    "game-over-draw": "The game is a draw: {cause}.",
  }),
  ...lines("soul-masters.way", { phase: "Phase", master: "Master Phaser" }),
  "soul-masters.threat": "{source} → {victim}: {n} damage",
  "soul-masters.rested": "resting",
  "soul-masters.score": "Health",
  ...lines("outcome.soul-masters", {
    "no-health": "commander defeated at its last level",
    "no-cards": "drew from an empty deck",
    "no-health.won": "by defeating the last commander",
    "no-health.lost": "your commander was defeated at its last level",
    "no-cards.won": "because the opponents ran out of cards",
  }),
  ...lines("prompt.soul-masters", {
    first: "Who goes first? Going first is usually better.",
    mulligan: "Opening hand: choose cards to replace (they go under your deck), or keep all.",
    "mulligan.0": "Keep all",
    "mulligan.1": "Replace {name}",
    "mulligan.2": "Replace these {count}",
    choose: (open: AvailableActions) => `What next: ${lowerFirst(availableActionsText(open, "or", CHOOSE))}.`,
    main: (open: AvailableActions) => `Main Phase: ${lowerFirst(availableActionsText(open, "or", MAIN))}.`,
    priority: "You have priority: respond, or pass.",
    defender: "Defender step: intercept, use a DEFENDER skill, or pass.",
    phasing: "A unit that has phased in must make its Phasing Attack now.",
    phase: "{card}: choose a card with Phase to swap in, or none.",
    "phase.0": "Don’t phase",
    "phase.1": "Phase in {name}",
    "phase-way": "Use Phase, Master Phaser, or neither.",
    "phase-first": "Choose which card takes over the attack.",
    "ready-energy": ({ n }: { n: number }) => `Choose ${n} energy to ready.`,
    "pay-energy": ({ card, n }: { card: Words; n: number }) => `${card}: pay ${n} energy.`,
    "pay-resources": ({ card, n, energy = 0 }: { card: Words; n: number; energy?: number }) =>
      energy === 0
        ? `${card}: pay ${n} ${plural("resource", n)}; choose the energy to convert.`
        : `${card}: pay ${energy} energy and ${n} ${plural("resource", n)}; energy is converted for any resources you lack.`,
    prevent: "{card}: choose the damage to prevent.",
    "counter-skill": "{card}: choose the skill to counter.",
    look: "{card}: choose what to take.",
    sacrifices: "{card}: choose what to sacrifice.",
    search: "{card}: take a card, or none.",
    "search.0": "Take none",
    "search.1": "Take {name}",
    "pay-sacrifice": "{card}: choose what to sacrifice.",
    "pay-sacrifice.1": "Sacrifice {name}",
    "pay-sacrifice.2": "Sacrifice these {count}",
    "pay-rest": "{card}: choose what to rest.",
    "pay-rest.1": "Rest {name}",
    "pay-rest.2": "Rest these {count}",
  }),
  ...lines("soul-masters.asked", {
    respond: "Respond to {card}?",
    attack: "{card} attacks {target}: respond, or pass.",
    shield: "{card}: choose the damage to shield.",
  }),
  ...lines("why.soul-masters", {
    "no-such-card": "{card} cannot be in a deck.",
    "one-commander": "A deck has one commander.",
    "deck-size": ({ n, most }: { n: number; most: number }) =>
      `A main deck has ${most} cards; this one has ${n}.`,
    "deck-units": ({ n, most }: { n: number; most: number }) =>
      `A main deck has exactly ${most} units; this one has ${n}.`,
    "deck-cores": ({ n, most }: { n: number; most: number }) =>
      `This commander's deck has exactly ${most} Artifact Cores; this one has ${n}.`,
    "deck-resources": ({ n, most }: { n: number; most: number }) =>
      `This commander's Resource Deck has exactly ${most} cards; this one has ${n}.`,
    "deck-mercenaries": ({ n, most }: { n: number; most: number }) =>
      `This commander allows ${most} Mercenary cards; the deck has ${n}.`,
    "deck-reserve": ({ n, most, type }: { n: number; most: number; type: Words }) =>
      `The Reserve deck has ${most} cards of type ${type}; this one has ${n}.`,
    "reserve-twice": "{card} is in the Reserve deck twice.",
    "other-faction": "{card} belongs to another faction.",
    "other-commander": "{card} is for decks of {commander} only.",
    copies: ({ card, n, most }: { card: Words; n: number; most: number }) =>
      `${card} is in the deck ${n} times; its rarity allows ${most}.`,
    "one-celestial": ({ n }: { n: number }) => `A deck may have one Celestial card; this one has ${n}.`,
    "not-in-hand": "That card is not in your hand.",
    "main-only": "You can only place energy in your own Main Phase.",
    placed: ({ n }: { n: number }) => `You have already placed the ${n} energy you may place this turn.`,
    "face-down-only": "{card} is not an Artifact Core, so it must be placed face down.",
    "no-swap": "Only an Artifact Core placed face up returns one of your energy cards to hand.",
    "energy-full": ({ n }: { n: number }) => `Your energy field holds ${n} cards and is full.`,
    "no-energy": "That is not one of your energy cards.",
    resting: "{card} is resting.",
    "first-turns": "On each player's first turn, nothing can attack or use Rest skills.",
    sick: "{card} entered the battleground this round.",
    "five-units": "You already have five units.",
    unique: "You have a unit of the same character as {card}.",
    "own-turn": "{card} can only be cast on your own turn.",
    "main-alone": "{card} can only be cast in your Main Phase with an empty stack.",
    "cannot-cast": "An effect keeps you from casting {card}.",
    "cores-not-cast": "{card} is an Artifact Core: it is placed as energy, never cast.",
    "reserve-early": "Reserve cards are cast from your second turn on.",
    "one-reserve": "You have already cast a Reserve card this round.",
    "too-dear": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} costs ${n} energy. You have ${have}.`,
    "too-dear-resources": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} costs ${n} ${plural("resource", n)}. You have ${have} and cannot convert enough energy.`,
    "energy-skill": "That skill adds energy: it does not use the stack.",
    "no-energy-skill": "That skill adds no energy.",
    "no-resources": "Your resource deck is empty.",
    "no-conversion": "You do not have enough energy to convert.",
    "no-damage": "None of your cards is about to take damage.",
    "whom-to-shield": "Choose a card to shield.",
    "no-capacity": "Its Shield Capacity is used up.",
    "no-attack": "There is no opposing attack to intercept.",
    "no-intercept": "It cannot intercept.",
    stealth: "The attacker has Stealth and cannot be intercepted.",
    "cannot-be-intercepted": "This attack cannot be intercepted.",
    "not-your-commander": "That is not your commander.",
    "not-your-fighter": "That is neither your commander nor one of your units.",
    "not-your-turn": "You can only attack on your own turn.",
    "cannot-attack": "{card} cannot attack because of an effect.",
    "no-victim": "That cannot be attacked.",
    "ready-victim": "{card} is ready: it cannot be attacked.",
    taunt: "A resting unit with Taunt must be attacked first.",
    "stack-first": "The stack must resolve first.",
    "no-phaser": "It has no Phasing Attack to make.",
    "must-phase": "The Phasing Attacks come first.",
    "name-phase": "Choose the next phase first.",
    "defender-only": "In the Defender step only Intercept and DEFENDER skills can be used.",
    "defender-step": "You can only do that in the Defender step.",
    "no-such-action": "That cannot be done now.",
  }),
} as const satisfies Catalogue;
