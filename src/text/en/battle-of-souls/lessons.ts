import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

export const lessons = lines("lesson.battle-of-souls", {
  welcome:
    "Welcome to Battle of Souls. You and {tutor} begin with {n} Soul Points each, and the table enforces the rules. What one side wins in battle the other loses: the first to reach {goal} wins.",
  keep: "These are your first {count} cards. A hand with fewer than two Warriors may be exchanged for a new one, twice at most: that is a mulligan. Yours has {n}: keep it.",
  "keep-or-not":
    "These are your first {count} cards, with fewer than two Warriors among them: {n}. You may exchange them for a new hand, which is a mulligan, twice at most; or keep them.",
  deploy:
    "You may deploy one fighter each turn. Warriors cost nothing: deploy your {card}, the strongest you have.",
  "deploy-more": "A new turn, a new fighter: deploy your {card}.",
  numbers:
    "Your {card} stands upright, in attack position: it can attack, and its ATK of {atk} counts in battle. Tilted, with a round arrow, it would be in rest position: it could not attack, and its RST of {rst} would count when it is attacked.",
  inspect:
    "To read a card in full, rest the pointer on it, press and hold it, or press I while it has the focus. Try it with your {card}.",
  why: "Why can’t I? Press a card you cannot use now, such as your {card}, and the table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one to read it in the rulebook.",
  equip:
    "Equipment is activated in your main phases. Activate your {card}: you choose one of your fighters, and it stays attached to that fighter.",
  battlefield:
    "A battlefield affects every player, and only one can be on the table: a new one destroys the old one. Activate your {card}.",
  drill:
    "Your {card} has an effect: it turns itself to rest position and gives another Warrior a kill token. Use it.",
  "drill-free": "Your {card} gives a Warrior a kill token once each turn. Use it.",
  resting:
    "Your {card} is tilted, with a round arrow: it is in rest position until your next Ready Phase turns it upright. It cannot attack, and if it is attacked its RST of {rst} counts; you then lose no SP even if it is destroyed.",
  choice: "Choose your {card}.",
  tokens: ({ card, n }: { card: Words; n: number }) =>
    `Your ${card} has ${n} kill ${plural("token", n)}. A fighter gets one for each fighter it destroys in battle, and some effects give more. A Warrior with three can be sacrificed for an Elite Warrior, an Elite Warrior with five for a Warlord.`,
  promote:
    "Promotion: a Warrior with three or more kill tokens is sacrificed, and a fighter of a higher class takes its place. It is your one deployment this turn, and anything attached to the Warrior is lost. Deploy {card}.",
  sacrifice: ({ card, n }: { card: Words; n: number }) =>
    `Your ${card} has ${n} kill tokens and may be sacrificed. It goes to the discard pile with everything attached to it. Choose it.`,
  promoted:
    "Your {card} has no kill tokens yet, but it has ATK {atk}. Tokens never move: a fighter that leaves loses its own.",
  "to-battle": "Now for battle: enter the Battle Phase.",
  "to-battle-idle":
    "None of your fighters can attack now. The button still leads through the Battle Phase: press it.",
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
    `Attack ${other} with your ${card}. Both stand upright, so ATK meets ATK: ${atk} against ${theirs}. If nothing else happens, ${other} is destroyed, ${n} SP move to you, and your ${card} gets a kill token.`,
  "attack-resting":
    "{other} is in rest position, so your {card} with ATK {atk} meets its RST of {rst}. Attack it: it is destroyed, but no SP move unless your fighter has Piercing.",
  "attack-direct":
    "{tutor} has no fighters, so your {card} may attack {tutor} directly: its whole ATK, {atk} SP, moves to you. Attack.",
  "end-battle":
    "No attack left would gain you anything. End the Battle Phase: Main Phase II follows, in which you may do the same as in Main Phase I.",
  set: "Tactics are set face down and can be activated from the next turn on, the opponent’s turn included. Set your {card} now that the battle is over.",
  "end-first": "The first player has no Battle Phase in the first turn. End your turn.",
  end: "That is all for this turn: end it.",
  "chain-other":
    "{tutor} has activated {card}. Before it resolves you may respond with a set tactic: that makes a chain, which resolves from the last link to the first. Save yours: pass.",
  "chain-own":
    "Your {card} is a link of the chain. Once every player passes, the chain resolves from the last link to the first: pass.",
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
    `${other} attacks your ${target}: ATK ${atk} against ${own}. Now respond: your set ${card} gives a fighter ${n} more, and then yours is stronger. Activate it.`,
  pass: "Because you have set a tactic, you are prompted before each phase and step ends; this is {phase}. Save it for an attack: pass. Beside the button you can also auto-pass until something happens.",
  "pass-attack": "{card} attacks, but your cards are better saved: pass.",
  "pass-attack-own": "Your {card} attacks. You could add a tactic, but it is not needed: pass.",
  moved:
    "SP have moved: you have {mine}, {tutor} has {theirs}. Whatever one side loses in battle, to an effect or as a payment goes to the other.",
  own: "From here on you play your own turns: deploy, promote, set tactics, and attack where you win. You have {mine} SP, {tutor} has {theirs}; {goal} SP win the battle.",
  won: "You have {n} Soul Points: {goal} win the battle. That is the whole game. Play again against the computer, or choose your own deck.",
  "other-end": "That is the whole game. Play again against the computer, or choose your own deck.",
});
