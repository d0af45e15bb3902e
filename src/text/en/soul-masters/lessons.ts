import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

export const lessons = lines("lesson.soul-masters", {
  welcome:
    "Welcome to Soul Masters. You play {card} with {mine} HP against {tutor}, who has {theirs}, and the table enforces the rules. At 0 HP your commander evolves; at its last level you lose.",
  keep: "These are your first {n} cards. Some are units for {most} energy or less, so keep them all.",
  "keep-or-not":
    "These are your first {n} cards. You may replace any of them once: units for {most} energy or less are good to start with. Confirm.",
  "to-main":
    "Your turn has begun: your cards became ready and you drew two. Now you choose the next phase. You place energy and cast units in a Main Phase: begin one.",
  energy: ({ card, n }: { card: Words; n: number }) =>
    `Any card can be placed face down as energy: place your ${card}. It pays 1 in each of your turns, and only you can see it. You may place ${n} more this turn.`,
  "energy-more": ({ card, n }: { card: Words; n: number }) =>
    `More energy pays for more: place your ${card} too. You can still place ${n} this turn.`,
  cast: "Cast your {card}: it costs {n} energy. Paying rests your energy; it becomes ready again when your next turn begins.",
  "cast-more": "You have energy for your {card}: cast it for {n}.",
  pay: "This is a suggested payment of {n}. Change it card by card if you like, then confirm.",
  numbers:
    "Your {card} has Atk {atk} and Health {health}. {health} damage at once KOs it; smaller damage does not add up. It may not attack in the turn it enters, unless it has Haste.",
  inspect:
    "To read a card in full, rest the pointer on it, press and hold it, or press I while it has the focus. Try it with your {card}.",
  why: "Why can’t I? Press a card you cannot use now, such as your {card}, and the table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one to read it in the rulebook.",
  resources: ({ n }: { n: number }) =>
    `You have ${n} ${plural("resource", n)}. They pay for cards from your reserve deck, which you may look through at any time, and for some skills.`,
  reserve: ({ card, n, have }: { card: Words; n: number; have: number }) =>
    `You may cast one card a round from your reserve deck: ${card} costs ${n} of your ${have} ${plural("resource", have)} and stays in play. Cast it.`,
  convert:
    "You have {left} energy left and no unit to cast with it. {card} converts {n} energy into a resource, and nobody can respond: do it.",
  "end-main": "That is enough for this Main Phase: pass. It ends when {tutor} passes too.",
  "end-main-attack": "Now attack: pass to end the Main Phase, then choose an attack as the next phase.",
  end: "None of your cards can attack now: end your turn.",
  attack:
    "Attack {other} with your {card}: it deals damage equal to its Atk, {atk}, unless some is prevented. A commander can always be attacked.",
  "attack-conjure":
    "Attack {other} with {card}: it deals damage equal to its Atk, {atk}, unless some is prevented. It also has Conjure: it generates a resource when it attacks.",
  "attack-unit":
    "{other} is resting, and only resting units can be attacked. Its Health is {health}, and your {card} has Atk {atk}: attack it.",
  resting: "Attackers rest until your next turn. Your {card} is resting now, so it can be attacked.",
  "stack-own":
    "Your {card} is on the stack. {tutor} may respond first, then you; when you both pass in a row, it resolves. Pass.",
  "stack-other":
    "{tutor} has played {card}. It is on the stack, and you may respond before it resolves. Let it resolve: pass.",
  "stack-skill": "A skill of {card} is on the stack. It resolves when you both pass: pass.",
  "stack-shield":
    "{card} is on the stack as a shield. When you both pass, it takes effect and is discarded: pass.",
  "own-pre-defender":
    "Your {card} attacks {target}. In a combat there are several moments at which both players may respond; this is the first. Next, {tutor} may defend: pass.",
  "own-post-defender":
    "Nobody can step in any more, and this is the last moment before {card} damages {target}. Save your cards: pass.",
  "other-pre-defender":
    "{card} attacks {target} with Atk {atk}. You could shield now, but the shield is wasted if the attack is redirected. Wait: pass.",
  "other-post-defender":
    "This is the last moment before {card} deals its damage to {target}, with Atk {atk}. Keep your cards: pass.",
  "end-of-combat": "The combat is nearly over, and both players may still respond. Pass.",
  "combat-gone": "This attack has no effect any more. Pass.",
  defender:
    "Only you act in the Defender step: a unit with Intercept could step in, but you have none that can. Pass.",
  intercept: "Only you act in the Defender step: your {card} could intercept. If you would rather not, pass.",
  shield: ({
    card,
    target,
    atk,
    n,
    most,
  }: {
    card: Words;
    target: Words;
    atk: number;
    n: number;
    most: number;
  }) =>
    `Any card in your hand can be a shield. ${target} is attacked with Atk ${atk}; your ${card} prevents ${n} and is then discarded. Up to ${most} cards may shield against one damage. Shield with it.`,
  "shield-unit":
    "{other} would KO your {target} with Atk {atk}. Shield it with your {card}, which prevents {n}: it survives unless something else happens.",
  "pass-main": "{tutor} has passed in this Main Phase. It ends when you pass too: pass.",
  "pass-end": "The turn ends when you both pass in a row. Pass.",
  hurt: "{card} has {n} HP left. At 0 it is not lost: it evolves into {other}, with the HP printed there, and you draw a card and generate a resource.",
  "evolved-other":
    "{tutor}'s commander has evolved into {card} and now has {n} HP. Excess damage is lost, and a player whose commander evolves draws a card and generates a resource.",
  "evolved-own":
    "Your commander has evolved into {card} and has {n} HP now. For this you draw a card and generate a resource. Read what this level can do.",
  own: "From here on you play your own turns: place energy, cast, attack, and keep cards for shields. You have {mine} HP, {tutor} has {theirs}.",
  won: "{tutor}'s commander has no HP left at its last level: you win. That is the whole game. Play again against the computer, or choose your own deck.",
  "other-end": "That is the whole game. Play again against the computer, or choose your own deck.",
});
