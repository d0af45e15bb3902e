import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

const cores = (n: number) => `${n} ${plural("core", n)}`;

/** What is said at each step of the guided first game. */
export const lessons = lines("lesson.battle-spirits-saga", {
  welcome:
    "Welcome to Battle Spirits Saga. You play against {tutor}, and the table enforces the rules. You each have {life} life, and a player with none left has lost.",
  keep: "These are your first {n} cards. There is a spirit among them that you can summon in your first turn: keep them, and you draw one more.",
  "keep-or-not":
    "These are your first {n} cards. Keep them, and you draw one more; or take a mulligan for four others.",
  reserve: ({ n }: { n: number }) =>
    `Cores are all that you have: they pay, they live on your spirits, and they are your life. In your reserve there are ${n}. The star among them is your soul core; it pays and feeds like any other, but there is only one.`,
  summon: ({ card, price, least }: { card: Words; price: number; least: number }) =>
    `Summon your ${card}. It costs ${cores(price)}, and to live it needs ${least} more on it.`,
  pay: ({ n }: { n: number }) =>
    `Here you say which cores pay the ${n}; the table proposes those that you miss least. What you pay goes to your trash, and comes back when your next turn begins. Confirm.`,
  levels: ({ card, n, level, bp }: { card: Words; n: number; level: number; bp: number }) =>
    `Now for the cores on your ${card}: with the ${n} proposed it reaches LV${level}, its highest, with ${bp} BP. They are not spent: you may move them in any main step of yours. Confirm.`,
  "levels-more": ({
    card,
    n,
    level,
    bp,
    next,
    cores: needed,
    more,
  }: {
    card: Words;
    n: number;
    level: number;
    bp: number;
    next: number;
    cores: number;
    more: number;
  }) =>
    `Now for the cores on your ${card}: with the ${n} proposed it is LV${level} with ${bp} BP. With ${needed} it would be LV${next} with ${more} BP. Confirm, or change it first.`,
  numbers:
    "Your {card} is on LV{level} and has {bp} BP, its strength in battle. Its symbol does two things: it makes cards of its colour cheaper, and it takes a life when it gets through.",
  inspect:
    "Rest the pointer on a card, or hold your finger on it, or press I while it has the focus, to read it in full. Try it with your {card}.",
  upkeep:
    "Your turn has begun by itself: you got a core from the void, drew a card, your cards were refreshed, and what lay in your trash came back. You have {n} in your reserve.",
  lost: "You have {life} life left. Life is cores: each one that you lose goes to your reserve, so who is hit gets stronger.",
  reduced: ({ card, cost, price }: { card: Words; cost: number; price: number }) =>
    `Your ${card} costs ${cost}, but symbols on your field take ${cost - price} off, as their colour is printed as its reduction. Summon it for ${price}.`,
  "set-burst":
    "Your {card} is also a burst. Set it face down: that costs nothing, and {other} cannot see what it is. It waits until what its text says happens.",
  "summon-third": ({ card, price, least }: { card: Words; price: number; least: number }) =>
    `Your symbols add up: your ${card} costs only ${price} now, and ${least} more on it. Summon it.`,
  own: "From here on your turns are your own: summon, attack, and keep somebody back to block. You have {mine} life, {tutor} has {theirs}.",
  "to-attack":
    "Spirits attack in the attack step, even in the turn in which they come. Your {card} is ready: end the main step.",
  "attack-idle": "None of your spirits can attack in this turn. End the main step.",
  "first-turn": "The first turn of the game has no attack step. End the main step.",
  "attack-open": ({ tutor, card, n }: { tutor: Words; card: Words; n: number }) =>
    `${tutor} has nobody who could block. Attack with your ${card}: it takes ${n} life, as many as it has symbols.`,
  attack: ({
    tutor,
    card,
    bp,
    n,
    other,
    others,
  }: {
    tutor: Words;
    card: Words;
    bp: number;
    n: number;
    other: Words;
    others: number;
  }) =>
    `Attack with your ${card}. If nobody blocks, it takes ${n} life; if ${tutor} blocks with ${other}, its ${others} BP are fewer than your ${bp}.`,
  "keep-back":
    "An attacker is exhausted and cannot block until your next turn. Keep your {card} back for that, and end the attack step.",
  careful:
    "What could block is as strong as your spirits, or stronger. Attack all the same, or end the attack step.",
  "attack-over": "None of your spirits can attack any more: end the attack step.",
  why: "Why can’t I? Press a card that you cannot use now, such as your {card}. The table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one and read it in the rulebook.",
  "flash-own":
    "A flash window. Before anybody blocks, flash effects may be used: {tutor}, who is attacked, was asked first, then you. Save what you have: pass.",
  "flash-blocked":
    "{card} blocks with {bp} BP against the {others} of {other}, and there is another flash window. If nobody does anything, who has fewer is destroyed. Pass.",
  "flash-block":
    "{other} attacks. You are attacked, so you are asked first whether you use a flash effect. No need: your {card} can block, and its {bp} BP beat {others}. Pass.",
  "flash-burst":
    "{other} attacks. You could use a flash effect, but let it through: your burst {card} waits for just that. Pass.",
  "flash-use": ({
    other,
    others,
    card,
    price,
  }: {
    other: Words;
    others: number;
    card: Words;
    price: number;
  }) =>
    `${other} attacks, and this time you answer: your ${card} says Flash, costs ${price} from your reserve, and destroys a spirit with 4000 BP or less. ${other} has ${others}. Use it.`,
  "flash-life": ({ other, n }: { other: Words; n: number }) =>
    `${other} attacks. You are attacked, so you are asked first whether you use a flash effect. Block or life: if it gets through, you lose ${n} life, and ${n === 1 ? "that core goes" : "those cores go"} to your reserve. Pass.`,
  "flash-last":
    "{other} attacks for your last life. If you have a flash effect or a spirit that can stop it, this is the time.",
  "flash-gone": "One of the two is no longer there: nothing more comes of this battle. Pass.",
  block:
    "{other} attacks with {others} BP, and your {card} has {bp}: block with it, and {other} is destroyed if nothing else happens.",
  "block-last": "{other} would take your last life: block with your {card}.",
  "let-through": ({ other, others, n }: { other: Words; others: number; n: number }) =>
    `${other} attacks with ${others} BP, and none of yours that could block has more. You can afford to lose ${n} life: let it through.`,
  "block-gone": "The attacker is no longer there, so there is nothing to block. Go on.",
  choose: "Now say which card is meant: {card} would be a good choice.",
  burst:
    "This is what your burst has waited for: activate {card}, and it takes effect for free. You may decline; nobody will know.",
  "no-burst": "Something has happened to which a burst might answer. Yours does not: go on.",
  won: "{tutor} has no life left, and you have won. That is the whole game. Play again against the opponent, or choose a deck of your own.",
  "other-end": "That is the whole game. Play again against the opponent, or choose a deck of your own.",
});
