import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

/** What is said at each step of the guided first game. */
export const lessons = lines("lesson.soul-masters", {
  welcome:
    "Welcome to Soul Masters. You play {card} with {mine} HP against {tutor}, who has {theirs}, and the table enforces the rules. At 0 HP your commander evolves; at its last level you lose.",
  keep: "These are your first {n} cards. Units for {most} energy or less are among them: keep them all, and confirm that you put none back.",
  "keep-or-not":
    "These are your first {n} cards. Once only, you may put back any of them for as many new ones: units for {most} energy or less are good to begin with. Confirm.",
  "to-main":
    "Your turn has begun by itself: your cards became ready and you drew two. Now you name the next phase. Energy and units come in a Main Phase: begin one.",
  energy: ({ card, n }: { card: Words; n: number }) =>
    `Any card can be energy, face down: place your ${card}. It pays 1 in each of your turns and is seen by you alone. You may place ${n} more this turn.`,
  "energy-more": ({ card, n }: { card: Words; n: number }) =>
    `More energy pays for more: place your ${card} too. ${n} may still be placed this turn.`,
  cast: "Cast your {card}: it costs {n} energy. Paying rests energy, which becomes ready again as your next turn begins.",
  "cast-more": "You have energy for your {card}: cast it for {n}.",
  pay: "This is a suggested payment of {n}. Change it card by card if you like, and confirm.",
  numbers:
    "Your {card} has Atk {atk} and Health {health}. {health} damage at once KOs it; smaller damage does not add up. It may not attack in the turn it enters, unless it has Haste.",
  inspect:
    "Rest the pointer on a card, or hold your finger on it, or press I while it has the focus, to read it in full. Try it with your {card}.",
  why: "Why can’t I? Press a card that you cannot use now, such as your {card}. The table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one and read it in the rulebook.",
  resources: ({ n }: { n: number }) =>
    `You have ${n} ${plural("resource", n)}. Resources pay for the cards of your reserve deck, which you may look through at any time, and for some skills.`,
  reserve: ({ card, n, have }: { card: Words; n: number; have: number }) =>
    `Your reserve deck is always at hand, for one card a round: ${card} costs ${n} of your ${have} ${plural("resource", have)} and stays in play. Cast it.`,
  convert:
    "You have {left} energy left, and no unit that you can cast for it. {card} converts {n} energy into a resource, and nobody can respond: do it.",
  "end-main": "That is enough for this Main Phase: pass. It ends when {tutor} passes too.",
  "end-main-attack": "Now attack: pass to end the Main Phase, and then name an attack as the next phase.",
  end: "Nothing of yours can attack now: end your turn.",
  attack:
    "Attack {other} with your {card}: its Atk of {atk} is the damage, if nothing keeps any off. A commander can always be attacked.",
  "attack-conjure":
    "Attack {other} with {card}: its Atk of {atk} is the damage, if nothing keeps any off. And it has Conjure: it generates a resource as it attacks.",
  "attack-unit":
    "{other} rests, and only resting units can be attacked. Its Health is {health}, and your {card} has Atk {atk}: attack it.",
  resting: "Attackers rest until your next turn. Your {card} rests now, so it can be attacked itself.",
  "stack-own":
    "Your {card} lies on the stack. {tutor} may respond first, then you; when both of you pass in succession, it takes effect. Pass.",
  "stack-other":
    "{tutor} has played {card}: it lies on the stack, and you may respond before it takes effect. Let it: pass.",
  "stack-skill": "A skill of {card} lies on the stack. It takes effect when both of you pass: pass.",
  "stack-shield":
    "{card} lies on the stack as a shield. It takes effect when both of you pass, and is discarded: pass.",
  "own-pre-defender":
    "Your {card} attacks {target}. A combat has moments in which both may respond, and this is the first. Next, {tutor} may defend: pass.",
  "own-post-defender":
    "Nobody can step in any more, and this is the last moment before the damage of {card} to {target}. Save your cards: pass.",
  "other-pre-defender":
    "{card} attacks {target} with Atk {atk}. You could shield now, but it is wasted if the attack goes to somebody else. Wait: pass.",
  "other-post-defender":
    "This is the last moment before {card} deals its damage to {target}, with Atk {atk}. Keep your cards: pass.",
  "end-of-combat": "The combat is nearly over: both players may still play something for its end. Pass.",
  "combat-gone": "Nothing more comes of this attack. Pass.",
  defender:
    "The Defender step is yours alone: a unit with Intercept could step in, but none of yours can. Pass.",
  intercept: "The Defender step is yours alone: your {card} could intercept. If you would rather not, pass.",
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
    `Any card of your hand can be a shield. ${target} is attacked with Atk ${atk}; your ${card} keeps ${n} off and is then discarded. Up to ${most} may shield from one damage. Shield with it.`,
  "shield-unit":
    "{other} would KO your {target} with Atk {atk}. Shield it with your {card} from hand, which keeps {n} off: it survives, if nothing else happens.",
  "pass-main": "{tutor} has passed in this Main Phase. It ends when you pass too: pass.",
  "pass-end": "The turn ends when both of you pass in succession. Pass.",
  hurt: "{card} has {n} HP left. Nothing is lost at 0: it then evolves into {other}, with the HP printed there, and you draw a card and generate a resource.",
  "evolved-other":
    "{card}: the commander of {tutor} has evolved and has {n} HP now. Excess damage is lost, and a player whose commander evolves draws a card and generates a resource.",
  "evolved-own":
    "Your commander has evolved into {card} and has {n} HP now. For that you draw a card and generate a resource. Read what this level can do.",
  own: "From here on your turns are your own: place energy, cast, attack, and keep cards for shields. You have {mine} HP, {tutor} has {theirs}.",
  won: "The last level of {tutor}'s commander has no HP left, and you have won. That is the whole game. Play again against the opponent, or choose a deck of your own.",
  "other-end": "That is the whole game. Play again against the opponent, or choose a deck of your own.",
});
