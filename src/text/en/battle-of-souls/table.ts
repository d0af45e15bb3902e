import { type AvailableActions, availableActionsText } from "../../args";
import { type Catalogue, lines, type Words } from "../../catalogue";
import { list, lowerFirst, plural, signed } from "../grammar";

const ACTS = [
  ["activate a card", "activate"],
  ["use an effect", "use"],
] as const;
const MAIN = [
  ["deploy a fighter", "deploy"],
  ...ACTS,
  ["set a card face down", "set"],
  ["enter the Battle Phase", "to-battle"],
  ["go on to Main Phase II", "to-main-2"],
  ["end your turn", "end-turn"],
] as const;
const BATTLE = [["attack", "attack"], ...ACTS, ["end the Battle Phase", "end-battle"]] as const;
const REPLAY = [
  ["attack again with any fighter", "attack"],
  ["do not attack", "call-off"],
] as const;
const FIRST_HAND = [
  ["keep this hand", "keep"],
  ["take a mulligan", "mulligan"],
  ["take a mulligan too", "join"],
] as const;
const ways = (open: AvailableActions, all: Parameters<typeof availableActionsText>[2]) =>
  lowerFirst(availableActionsText(open, "or", all));

interface Counted {
  readonly card: Words;
  readonly n: number;
  readonly now: number;
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

/** Zones, prompts, reasons and log lines of Battle of Souls. */
export const table = {
  ...lines("battle-of-souls.zone", {
    fighters: "Fighter Zone",
    equipment: "Equipment Zone",
    tactics: "Tactic Zone",
    battlefield: "Battlefield Zone",
    deck: "Deck",
    hand: "Hand",
    discard: "Discard pile",
    removed: "Removed from play",
  }),
  ...lines("battle-of-souls.stat", {
    atk: "ATK",
    rst: "RST",
    kills: "Kill tokens",
    attacks: "Attacks each turn",
    "cannot-attack": "cannot attack",
    "cannot-be-destroyed": "cannot be destroyed",
    "cannot-be-destroyed-by-battle": "cannot be destroyed by battle",
    "stays-resting": "does not turn upright in the ready phase",
    "may-stay-resting": "may stay in rest position",
  }),
  ...lines("battle-of-souls.step", {
    mulligan: "Mulligan",
    draw: "Draw",
    ready: "Ready",
    main: "Main I",
    start: "Start",
    battle: "Battle",
    damage: "Damage",
    "end-step": "End of battle",
    "main-2": "Main II",
    end: "End",
  }),
  ...lines("battle-of-souls.phase", {
    start: "Start",
    battle: "Battle",
  }),
  ...lines("battle-of-souls.step-help", {
    mulligan: "Keep your hand, or show it, shuffle it back and draw five new cards: at most twice.",
    draw: "You draw a card. Face-down tactics may be activated after it.",
    ready: "Your fighters in rest position turn to attack position. Face-down tactics may be activated.",
    main: "Deploy one fighter, set equipment and tactics face down, activate cards and use effects, in any order. Then enter the Battle Phase or end your turn.",
    start: "The Battle Phase begins. Face-down tactics and quick effects may be used.",
    battle:
      "Choose a fighter in attack position and an enemy fighter as its target. Without enemy fighters you attack the player. Each fighter attacks once.",
    damage: "The battle is decided and SP change sides. Only cards that change ATK or RST may be used now.",
    "end-step": "The Battle Phase ends. Face-down tactics and quick effects may be used once more.",
    "main-2":
      "Do what Main Phase I allows: deploy a fighter if you have not yet, set cards, activate cards, use effects. Then end your turn.",
    end: "Effects of the End Phase happen. With more than seven cards in hand you discard down to six.",
  }),
  ...lines("battle-of-souls.stop", {
    phase: "in each phase and step",
    leave: "before a main phase is left",
    attack: "when an attack has been declared",
    damage: "in the damage step",
    chain: "when something is activated",
  }),
  ...lines("battle-of-souls.counter", {
    kill: "Kill tokens",
    clock: "Clock Counters",
    spell: "Spell Counters",
    "used-1": "First effect used this turn",
    "used-2": "Second effect used this turn",
    "used-3": "Third effect used this turn",
  }),
  ...lines("battle-of-souls.option", {
    places: "Equipment and tactics",
    "places.help": "The rulebook mentions both three of each and six in total.",
    "places.three": "At most three of each",
    "places.six": "Six in total",
    payments: "SP paid, with two players",
    "payments.help": "The rulebook only says who gains paid SP for more than two players.",
    "payments.opponent": "The opponent gains them",
    "payments.nobody": "No one gains them",
    sp: "Team SP",
    "sp.help": "A team shares 8000 SP, or divides them among its members.",
    "sp.shared": "Shared",
    "sp.split": "Divided",
    hand: "Hand limit",
    "hand.help": "The rulebook allows seven cards, but a player with more discards down to six.",
    "hand.seven-six": "Seven, or discard to six",
    "hand.seven": "Seven, or discard to seven",
    "hand.six": "Six, or discard to six",
    "second-main": "Main Phase II",
    "second-main.help":
      "The rulebook allows it straight after Main Phase I, but elsewhere only after a Battle Phase.",
    "second-main.always": "Even without a Battle Phase",
    "second-main.after-battle": "Only after a Battle Phase",
    "first-battle": "First turns of the starting team",
    "first-battle.help":
      "The rulebook gives the starting team no Battle Phase at first, but does not say for how long.",
    "first-battle.team": "No battle for any member",
    "first-battle.player": "No battle for its first player",
    piles: "Cards discarded at the same time",
    "piles.help": "The order of a pile matters, but the rulebook does not say who decides it.",
    "piles.zone": "In zone order",
    "piles.owner": "Their owner chooses the order",
    legendary: "A second Legendary Warrior",
    "legendary.help":
      "The rulebook destroys the first one: either as the new one is deployed, or beforehand.",
    "legendary.replaced": "Replaces the first one",
    "legendary.gone": "Only once the first one is gone",
    "damage-step": "Tactics in the damage step",
    "damage-step.help":
      "The rulebook allows tactics and cards that change ATK or RST; it is unclear whether tactics must do so too.",
    "damage-step.tactics": "All of them",
    "damage-step.values": "Only those that change ATK or RST",
  }),
  ...lines("battle-of-souls.action", {
    deploy: "Deploy {card}",
    activate: "Activate {card}",
    set: "Set {card} face down",
    use: "Use an effect of {card}",
    attack: "Attack {target} with {card}",
    "attack-with": "Attack with {card}",
    "attack-player": "Attack directly with {card}",
    "call-off": "Don’t attack",
    "to-battle": "Enter the Battle Phase",
    "to-main-2": "To Main Phase II",
    "end-battle": "End the Battle Phase",
    "end-turn": "End turn",
    mulligan: "Mulligan",
    join: "Mulligan too",
    keep: "Keep this hand",
    pass: "Pass",
    "pass.chain": ({ card, n }: { card: Words; n: number }) =>
      n === 1 ? `Pass: let ${card} resolve` : `Pass: let ${card} resolve first`,
    "pass.phase": "Pass: continue",
    "pass.leave": "Continue",
    "pass.attack": "Pass: continue the attack",
    "pass.damage": "Pass: deal the damage",
    concede: "Concede",
    back: "Cancel",
  }),
  ...lines("battle-of-souls.preview", {
    nothing: "Neither is destroyed, and nobody takes damage.",
    both: "Both are destroyed.",
    wins: ({ card, n }: { card: Words; n: number }) =>
      n === 0 ? `${card} is destroyed.` : `${card} is destroyed: ${n} SP move to you.`,
    falls: ({ card, n }: { card: Words; n: number }) => `${card} is destroyed: you lose ${n} SP.`,
    held: ({ n }: { n: number }) => `It survives: you lose ${n} SP.`,
    spared: ({ n }: { n: number }) => `Neither is destroyed: ${n} SP move to you.`,
    direct: ({ n }: { n: number }) => `${n} SP move to you.`,
    "against-atk": "ATK {atk} against ATK {other}.",
    "against-rst": "ATK {atk} against RST {rst}.",
    token: "{card} gets a kill token.",
    won: "You win the battle.",
    lost: "You lose the battle.",
    replaces: "{card} is destroyed.",
    brief: ({ n }: { n: number }) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0"),
    "brief-falls": "falls",
    "brief-lost": "lost",
    "brief-both": "both fall",
    sacrifices: ({ n }: { n: number }) => `Needs ${n} ${plural("sacrifice", n)}.`,
    pays: ({ n, left }: { n: number; left: number }) =>
      left === 0 ? `Costs your last ${n} SP: you lose the battle.` : `Costs ${n} SP.`,
  }),
  "battle-of-souls.chain": "Chain (top resolves first)",
  ...lines("battle-of-souls.stack", {
    stays: "It stays on the field.",
    mode: "Chosen: {mode}",
    payee: "{player} gains the SP paid.",
  }),
  ...lines("battle-of-souls.class", {
    warrior: "Warrior",
    elite: "Elite",
    warlord: "Warlord",
    legendary: "Legendary",
    token: "Token",
  }),
  ...lines("battle-of-souls.print", {
    number: ({ n }: { n: number }) => `No. ${n}`,
  }),
  ...lines("log.battle-of-souls", {
    first: "{player} goes first.",
    mulligan: ({ player, cards }: { player: Words; cards: readonly Words[] }) =>
      `${player} calls a mulligan and shows ${list(cards.map(String))}.`,
    join: ({ player, cards }: { player: Words; cards: readonly Words[] }) =>
      `${player} mulligans too and shows ${list(cards.map(String))}.`,
    keep: "{player} keeps their hand.",
    turn: "{player}'s turn begins.",
    draw: "{player} draws {card}.",
    "draw-hidden": "{player} draws a card.",
    "draw-hidden-times": "{player} draws {times} cards.",
    deployed: "{player} deploys {card}.",
    placed: "{player} places {card}.",
    set: "{player} sets {card} face down.",
    "set-hidden": "{player} sets a card face down.",
    stack: "{player} activates {card}.",
    negate: "The activation of {card} is negated.",
    resolves: "{card} resolves.",
    "battle-phase": "{player} enters the battle phase.",
    "battle-over": "{player} ends the battle phase.",
    attack: "{card} attacks {target}.",
    "attack-player": ({ card, player }: { card: Words; player: Words }) =>
      `${card} attacks ${player} directly.`,
    replay: "{card} must declare its attack again.",
    "battle-damage": ({ player, card, n }: { player: Words; card: Words; n: number }) =>
      `${player} loses ${n} SP in battle with ${card}.`,
    "effect-damage": ({ player, card, n }: { player: Words; card: Words; n: number }) =>
      `${card} takes ${n} SP from ${player}.`,
    "sp-paid": ({ player, n }: { player: Words; n: number }) => `${player} pays ${n} SP.`,
    "sp-lost": ({ player, n }: { player: Words; n: number }) => `${player} loses ${n} SP.`,
    "sp-gained": ({ player, n }: { player: Words; n: number }) => `${player} gains ${n} SP.`,
    "kill-tokens": ({ card, n, now }: Counted) =>
      `${card} gets ${n === 1 ? "a kill token" : `${n} kill tokens`}: now ${now}.`,
    "has-kill": ({ card, now }: Counted) => `${card} has ${now} ${plural("kill token", now)}.`,
    "has-clock": ({ card, now }: Counted) => `${card} has ${now} ${plural("Clock Counter", now)}.`,
    "has-spell": ({ card, now }: Counted) => `${card} has ${now} ${plural("Spell Counter", now)}.`,
    modify: ({ card, n, stat, source }: Change) => `${card} gets ${signed(n)} ${stat}${by(source)}.`,
    flag: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} gains ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} loses ${keyword}${by(source)}.`,
    deployments: ({ player, n }: { player: Words; n: number }) =>
      `${player} may deploy ${n === 1 ? "one more Warrior" : `${n} more Warriors`} this turn.`,
    attached: "{card} is attached to {target}.",
    rest: "{card} turns to rest position.",
    ready: "{card} turns to attack position.",
    nothing: "{card} against {target}: neither is destroyed.",
    destroyed: "{card} is destroyed.",
    sacrificed: "{player} sacrifices {card}.",
    discarded: "{player} discards {card}.",
    spent: "{card} goes to the discard pile.",
    milled: "{card} goes from {player}'s deck to the discard pile.",
    removed: "{card} is removed from play.",
    returned: "{card} returns to {player}'s hand.",
    taken: "{player} takes {card}.",
    "taken-hidden": "{player} takes a card.",
    "shuffled-in": "{card} is shuffled into a deck.",
    control: "{player} takes control of {card}.",
    revealed: "{card} is revealed.",
    shuffle: "{player}'s deck is shuffled.",
    heads: "{player} flips a coin: heads.",
    tails: "{player} flips a coin: tails.",
    back: "{player} cancels.",
    "end-phase": "{player}'s turn ends.",
    out: "{player} is out: {cause}.",
    "game-over-win": "{player} wins: {cause}.",
    "game-over-team": ({ players, cause }: { players: readonly Words[]; cause: Words }) =>
      `${list(players.map(String))} win: ${cause}.`,
    "game-over-draw": "The battle is a draw: {cause}.",
  }),
  "battle-of-souls.score": "SP",
  ...lines("outcome.battle-of-souls", {
    souls: "16000 Soul Points",
    "no-souls": "no Soul Points left",
    "no-cards": "no cards left to draw",
    "souls.won": "with 16000 Soul Points",
    "souls.lost": "the other side has 16000 Soul Points",
    "no-souls.won": "by taking the last Soul Points",
    "no-cards.won": "because the opponents ran out of cards",
  }),
  ...lines("prompt.battle-of-souls", {
    first: "Who goes first?",
    mulligan: (open: AvailableActions) => `Opening hand: ${ways(open, FIRST_HAND)}.`,
    main: (open: AvailableActions) => `Main Phase: ${ways(open, MAIN)}.`,
    battle: (open: AvailableActions) => `Battle Step: ${ways(open, BATTLE)}.`,
    replay: (open: AvailableActions) => `Replay: ${ways(open, REPLAY)}.`,
    phase: "Activate a set tactic or a quick effect, or continue.",
    leave: "The Main Phase is ending: activate a set tactic or a quick effect, or continue.",
    attack: "An attack: respond with a set tactic or a quick effect, or pass.",
    damage: "Damage Step: activate a set tactic or an effect on ATK or RST, or pass.",
    chain: "Respond to what was activated, or pass.",
    "hand-limit": ({ n, left }: { n: number; left: number }) =>
      `Discard ${n} ${plural("card", n)}: your hand limit is ${left}.`,
    "stay-resting": "Choose which fighters stay in rest position, if any.",
    "stay-resting.0": "Turn all upright",
    upkeep: ({ card, n }: { card: Words; n: number }) => `${card}: pay ${n} SP? Otherwise it is destroyed.`,
    payee: "{card}: choose which opponent gains the SP you pay.",
    search: "{card}: take a card, or none.",
    "search.0": "Take none",
    "search.1": "Take {name}",
    negate: "{card}: choose the activation to negate.",
    "each-destroy": "{card}: destroy one of your fighters.",
    "each-sacrifice": "{card}: sacrifice one of your fighters.",
    "each-rest": "{card}: turn one of your fighters to rest position.",
    "each-return": "{card}: return one of your fighters to your hand.",
    "pay-sacrifice": "{card}: sacrifice a fighter.",
    "pay-sacrifice.1": "Sacrifice {name}",
    "pay-sacrifice.2": "Sacrifice these {count}",
    "pay-remove": "{card}: choose what to remove from play.",
    "pay-remove.1": "Remove {name}",
    "pay-remove.2": "Remove these {count}",
    "pay-rest": "{card}: choose what to turn to rest position.",
    "pay-rest.1": "Turn {name} to rest position",
    "pay-rest.2": "Turn these {count} to rest position",
  }),
  ...lines("battle-of-souls.asked", {
    respond: "Respond to {card}?",
    attack: "{card} attacks {target}: respond, or pass.",
    "attack-player": "{card} attacks {player} directly: respond, or pass.",
  }),
  ...lines("why.battle-of-souls", {
    "no-such-card": "{card} cannot be in a deck.",
    "deck-size": ({ n, least, most }: { n: number; least: number; most: number }) =>
      `A deck has ${least} to ${most} cards; this one has ${n}.`,
    copies: ({ card, n, most }: { card: Words; n: number; most: number }) =>
      `${card} is in the deck ${n} times; at most ${most} are allowed.`,
    legendaries: ({ n, most }: { n: number; most: number }) =>
      `A deck has at most ${most} Legendary Warriors; this one has ${n}.`,
    "team-sizes": "All teams must have the same number of players, and there must be two teams or more.",
    "team-seats": "The players of a team sit side by side.",
    "split-size": ({ n }: { n: number }) => `8000 SP cannot be divided among ${n} players.`,
    "two-mulligans": "You have taken two mulligans in this battle.",
    "enough-warriors": "You have two Warriors or more.",
    "joins-first": "The other players decide first whether to mulligan too.",
    "nothing-to-join": "Nobody has called a mulligan.",
    "hands-first": "All players must keep their hands first.",
    "not-yours": "That is not your card.",
    "not-in-hand": "That card is not in your hand.",
    "no-fighter": "{card} is not a fighter.",
    "one-deployment": "You have already deployed a fighter this turn.",
    "needs-warrior": "{card} cannot be deployed.",
    "needs-elite": "{card} needs a Warrior with three kill tokens to sacrifice.",
    "needs-warlord": "{card} needs an Elite Warrior with five kill tokens to sacrifice.",
    "needs-legendary":
      "{card} needs a Warrior, an Elite Warrior and a Warlord with seven kill tokens to sacrifice.",
    "five-fighters": "You have no room for another fighter.",
    "legendary-first": "You already have a Legendary Warrior.",
    "legendary-stays": "You may only have one Legendary Warrior, and yours cannot be destroyed.",
    "set-first": "{card} is a tactic: set it face down first.",
    "set-this-turn": "{card} was set this turn.",
    "no-activation": "{card} cannot be activated.",
    "main-phases": "{card} is activated in your own main phases.",
    "no-place": "There is no room for {card}.",
    "not-face-down": "{card} is never face down.",
    "nothing-there": "Your deck has no card that {card} could find.",
    "no-answer": "{card} has no quick effect.",
    "damage-step-values": "In the damage step you can only activate effects that change ATK or RST.",
    "damage-step": "In the damage step you can only activate tactics and effects that change ATK or RST.",
    "set-in-main": "Cards are set in your own main phases.",
    "not-your-fighter": "That is not one of your fighters.",
    "at-rest": "{card} is in rest position.",
    "cannot-attack": "{card} cannot attack because of an effect.",
    "has-attacked": "{card} has already attacked this turn.",
    "has-fighters": "That player has fighters: one of them must be attacked.",
    "no-target": "That cannot be attacked.",
    "battle-first": "There is no Main Phase II without a Battle Phase.",
    "no-battle-yet": "There is no battle phase until every player has had a turn.",
    "attack-in-battle": "Attacks are declared in the battle step.",
    "say-so": "Choose what to do next.",
    "no-such-action": "That cannot be done now.",
  }),
} as const satisfies Catalogue;
