import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

const cores = (n: number) => `${n} ${plural("core", n)}`;

export const lessons = lines("lesson.battle-spirits-saga", {
  welcome:
    "Welcome to Battle Spirits Saga. You play against {tutor}, and the table enforces the rules. You each have {life} life, and a player with none left has lost.",
  keep: "These are your first {n} cards. They include a spirit you can summon in your first turn: keep them, and you draw one more.",
  "keep-or-not":
    "These are your first {n} cards. Keep them, and you draw one more; or take a mulligan for four others.",
  reserve: ({ n }: { n: number }) =>
    `Cores are everything: they pay costs, they keep your spirits on the field, and they are your life. You have ${n} in your reserve. The star among them is your soul core; it works like any other, but you have only one.`,
  summon: ({ card, price, least }: { card: Words; price: number; least: number }) =>
    `Summon your ${card}. It costs ${cores(price)}, and ${least} more must stay on it.`,
  pay: ({ n }: { n: number }) =>
    `Here you choose which cores pay the ${n}; the table suggests a payment. What you pay goes to your trash and comes back when your next turn begins. Confirm.`,
  levels: ({ card, n, level, bp }: { card: Words; n: number; level: number; bp: number }) =>
    `Now for the cores on your ${card}: with the suggested ${n} it reaches LV${level}, its highest, with ${bp} BP. They are not spent: you may move them in any of your main steps. Confirm.`,
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
    `Now for the cores on your ${card}: with the suggested ${n} it is LV${level} with ${bp} BP. With ${needed} it would be LV${next} with ${more} BP. Confirm, or change it first.`,
  numbers:
    "Your {card} is at LV{level} with {bp} BP, its strength in battle. Its symbol does two things: it makes cards of its colour cheaper, and it takes a life when its attack gets through.",
  inspect:
    "To read a card in full, rest the pointer on it, press and hold it, or press I while it has the focus. Try it with your {card}.",
  upkeep:
    "Your turn has begun: you gained a core from the void, drew a card, refreshed your cards and got back the cores in your trash. You have {n} in your reserve.",
  lost: "You have {life} life left. Life is made of cores: each one you lose goes to your reserve, so being hit makes you stronger.",
  reduced: ({ card, cost, price }: { card: Words; cost: number; price: number }) =>
    `Your ${card} costs ${cost}, but symbols on your field reduce that by ${cost - price}, because it has reduction symbols of their colour. Summon it for ${price}.`,
  "set-burst":
    "Your {card} is also a burst. Set it face down: that costs nothing, and {other} cannot see what it is. It waits for the event in its text.",
  "summon-third": ({ card, price, least }: { card: Words; price: number; least: number }) =>
    `Your symbols add up: your ${card} now costs only ${price}, and ${least} more must stay on it. Summon it.`,
  own: "From here on you play your own turns: summon, attack, and keep a spirit back to block. You have {mine} life, {tutor} has {theirs}.",
  "to-attack":
    "Spirits attack in the attack step, even in the turn they are summoned. Your {card} is ready: end the main step.",
  "attack-idle": "None of your spirits can attack this turn. End the main step.",
  "first-turn": "The first turn of the game has no attack step. End the main step.",
  "attack-open": ({ tutor, card, n }: { tutor: Words; card: Words; n: number }) =>
    `${tutor} has nothing to block with. Attack with your ${card}: it takes ${n} life, one for each of its symbols.`,
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
    `Attack with your ${card}. If nobody blocks, it takes ${n} life; if ${tutor} blocks with ${other}, its ${others} BP are less than your ${bp}.`,
  "keep-back":
    "An attacker is exhausted and cannot block until your next turn. Keep your {card} back for that, and end the attack step.",
  careful:
    "The possible blockers are as strong as your spirits, or stronger. Attack anyway, or end the attack step.",
  "attack-over": "None of your spirits can attack any more: end the attack step.",
  why: "Why can’t I? Press a card you cannot use now, such as your {card}, and the table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one to read it in the rulebook.",
  "flash-own":
    "A flash window: before the block, flash effects may be used. {tutor}, who is being attacked, responds first, then you. Save your cards: pass.",
  "flash-blocked":
    "{card} blocks with {bp} BP against {other}'s {others}, and there is another flash window. If nobody responds, the spirit with fewer BP is destroyed. Pass.",
  "flash-block":
    "{other} attacks. You are attacked, so you may use a flash effect first. No need: your {card} can block, and its {bp} BP beat {others}. Pass.",
  "flash-burst":
    "{other} attacks. You could use a flash effect, but let it through: your burst {card} is waiting for exactly that. Pass.",
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
    `${other} attacks, and this time you respond: your ${card} has a flash effect, costs ${price} from your reserve and destroys a spirit with 4000 BP or less. ${other} has ${others}. Use it.`,
  "flash-life": ({ other, n }: { other: Words; n: number }) =>
    `${other} attacks. You are attacked, so you may use a flash effect first. If the attack gets through, you lose ${n} life, and ${n === 1 ? "that core goes" : "those cores go"} to your reserve. Pass.`,
  "flash-last":
    "{other} attacks for your last life. If you have a flash effect or a spirit that can stop it, this is the time.",
  "flash-gone": "One of the two is gone, so this battle has no effect. Pass.",
  block:
    "{other} attacks with {others} BP, and your {card} has {bp}: block with it, and {other} is destroyed if nothing else happens.",
  "block-last": "{other} would take your last life: block with your {card}.",
  "let-through": ({ other, others, n }: { other: Words; others: number; n: number }) =>
    `${other} attacks with ${others} BP, and none of your possible blockers has more. You can afford to lose ${n} life: let it through.`,
  "block-gone": "The attacker is gone, so there is nothing to block. Continue.",
  choose: "Now choose a card: {card} would be a good choice.",
  burst:
    "This is what your burst has been waiting for: activate {card}, and it takes effect for free. You may decline; nobody will know.",
  "no-burst": "A burst could respond to what just happened, but yours cannot: continue.",
  won: "{tutor} has no life left, and you have won. That is the whole game. Play again against the computer, or choose your own deck.",
  "other-end": "That is the whole game. Play again against the computer, or choose your own deck.",
});
