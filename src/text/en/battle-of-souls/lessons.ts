import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

/** What is said at each step of the guided first game. */
export const lessons = lines("lesson.battle-of-souls", {
  welcome:
    "Welcome to Battle of Souls. You and {tutor} begin with {n} Soul Points each, and the table sees to the rules. What one side wins in battle the other loses: whoever has {goal} has won.",
  keep: "These are your first {count} cards. A hand with fewer than two Warriors may be given back for a new one, twice at most: a mulligan. Yours has {n}: keep it.",
  "keep-or-not":
    "These are your first {count} cards, with fewer than two Warriors among them: {n}. You may give them back for a new hand, a mulligan, twice at most; or keep them.",
  deploy:
    "Each turn you may deploy one fighter. Warriors come without a price: deploy your {card}, the strongest you have.",
  "deploy-more": "A new turn, a new fighter: deploy your {card}.",
  numbers:
    "Your {card} stands upright, in attack position: it can attack, and its ATK of {atk} counts in battle. Tilted, with a round arrow, it would be in rest position: then it cannot attack, and its RST of {rst} counts when it is attacked.",
  inspect:
    "Rest the pointer on a card, or hold your finger on it, or press I while it has the focus, to read it in full. Try it with your {card}.",
  why: "Why can’t I? Press a card that you cannot use now, such as your {card}. The table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one and read it in the rulebook.",
  equip:
    "Equipment is activated in your main phases. Activate your {card}: you choose one of your fighters, and it stays attached to that one.",
  battlefield:
    "A battlefield changes the place for everybody, and only one lies on the table: another one destroys it. Activate your {card}.",
  drill:
    "Your {card} has an effect: it turns itself to rest position and gives another Warrior a kill token. Use it.",
  "drill-free": "Your {card} gives a Warrior a kill token once in each turn. Use it.",
  resting:
    "Your {card} is tilted, with a round arrow: in rest position, until your next Ready Phase turns it upright. It cannot attack, and if it is attacked its RST of {rst} counts; you then lose no SP even if it falls.",
  choice: "Choose your {card} for it.",
  tokens: ({ card, n }: { card: Words; n: number }) =>
    `Your ${card} has ${n} kill ${plural("token", n)}. A fighter gets one for each fighter that it destroys in battle, and some effects give more. A Warrior with three can be sacrificed for an Elite Warrior, one of those with five for a Warlord.`,
  promote:
    "Promotion: your Warrior with three kill tokens or more is sacrificed, and a higher class takes its place. It is your one fighter for this turn, and what was attached to the Warrior is lost. Deploy {card}.",
  sacrifice: ({ card, n }: { card: Words; n: number }) =>
    `Your ${card} has ${n} kill tokens and may be sacrificed. It goes to the discard pile, and so does what is attached to it. Choose it.`,
  promoted:
    "Your {card} has no kill tokens yet, but ATK {atk}. Tokens are never moved: a fighter that leaves loses its own.",
  "to-battle": "Now the battle: go on to the Battle Phase.",
  "to-battle-idle":
    "None of your fighters can attack now. The button still leads on by way of the Battle Phase: press it.",
  attack: ({
    card,
    other,
    atk,
    theirs,
    n,
  }: {
    card: Words;
    other: Words;
    atk: number;
    theirs: number;
    n: number;
  }) =>
    `Attack ${other} with your ${card}. Both stand upright, so ATK meets ATK: ${atk} against ${theirs}. If nothing happens in between, ${other} is destroyed, ${n} SP move to you, and your ${card} gets a kill token.`,
  "attack-resting":
    "{other} is in rest position, so your {card} with ATK {atk} meets its RST of {rst}. Attack it: it is destroyed, but no SP move unless your fighter has piercing.",
  "attack-direct":
    "{tutor} has no fighters: your {card} may attack {tutor} directly. Its whole ATK of {atk} moves to you. Attack.",
  "end-battle":
    "There is no attack left that gains you anything. End the Battle Phase: Main Phase II follows, in which you may do what Main Phase I allows.",
  set: "Tactics are set face down first and can be activated from the next turn on, the opponent’s turn included. Set your {card} now, while the battle is behind you.",
  "end-first": "The player who goes first has no Battle Phase in the first turn. End your turn.",
  end: "That is all for this turn: end it.",
  "chain-other":
    "{tutor} has activated {card}. Before it works you may answer with a set tactic: that makes a chain, which resolves from the last link back. Save yours: pass.",
  "chain-own":
    "Your {card} is a link of the chain. Once everybody passes, the chain resolves from the last link back: pass.",
  answer: ({
    card,
    other,
    target,
    atk,
    own,
    n,
  }: {
    card: Words;
    other: Words;
    target: Words;
    atk: number;
    own: number;
    n: number;
  }) =>
    `${other} attacks your ${target}: ATK ${atk} against ${own}. Now answer: your set ${card} gives a fighter ${n} more, and then yours is the stronger. Activate it.`,
  pass: "As you have set a tactic, you are asked before each phase and step ends; this is {phase}. Save it for an attack: pass. Beside the button you may also pass until something happens.",
  "pass-attack": "{card} attacks, and your cards are better saved: pass.",
  "pass-attack-own": "Your {card} attacks. You could add a tactic, but it is not needed: pass.",
  moved:
    "SP have moved: you have {mine}, {tutor} has {theirs}. Whatever is lost in battle, by an effect or as a payment goes to the other side.",
  own: "From here on your turns are your own: deploy, promote, set tactics, and attack where you win. You have {mine} SP, {tutor} has {theirs}; {goal} win.",
  won: "You have {n} Soul Points: {goal} win the battle. That is the whole game. Play again against the opponent, or choose a deck of your own.",
  "other-end": "That is the whole game. Play again against the opponent, or choose a deck of your own.",
});
