import { lines, type Words } from "../../catalogue";
import { plural } from "../grammar";

const points = (n: number) => `${n} ${plural("Point", n)}`;

export const lessons = lines("lesson.battle-cores", {
  welcome:
    "Welcome to Battle Cores. You play against {tutor}, and the table enforces the rules. You each have {hp} HP, and a player with none left is out.",
  keep: "These are your first {n} cards. You could exchange them for a new hand with one card fewer, but they include a Monster you can summon in your first turn: keep them.",
  "keep-or-not": "These are your {n} cards. Keep them, or exchange them for a new hand with one card fewer.",
  points: ({ n }: { n: number }) =>
    `You have ${points(n)} to spend. In your second turn you get 2, in your third 3, and so on; unspent Points are lost when your next turn begins.`,
  summon: ({ card, price }: { card: Words; price: number }) =>
    `Summon your ${card}: it costs ${points(price)}.`,
  numbers:
    "This is your {card}. Once it has taken damage equal to its Armor, {armor}, it is discarded; its Power, {power}, is the damage it deals.",
  inspect:
    "To read a card in full, rest the pointer on it, press and hold it, or press I while it has the focus. Try it with your {card}.",
  "battle-active":
    "Monsters attack in the Battle Phase. They cannot attack in the turn they are summoned unless they have Active, like your {card}: go to the Battle Phase.",
  "battle-ready": "Monsters attack in the Battle Phase, and your {card} is ready: go there.",
  "battle-idle":
    "Monsters attack in the Battle Phase, but none of yours is ready: only a Monster with Active can attack in the turn it is summoned. Continue.",
  direct:
    "{tutor} has no Monsters, so nothing is in the way: attack {tutor} with your {card} for {power} HP.",
  tempered:
    "Your {card} is turned sideways: it is Tempered, because it has attacked. It turns upright again when your next turn begins.",
  "battle-over": "None of your cards can attack now: go on to the End Phase.",
  end: "In the End Phase you may play cards once more, as in the Main Phase. Then end your turn.",
  shield:
    "{other} protects {tutor}: a player with Monsters cannot be attacked directly, except by a few cards whose text says so.",
  "summon-later": ({ card, price, n }: { card: Words; price: number; n: number }) =>
    `You have ${points(n)}: summon your ${card} for ${price}. It can attack from your next turn on.`,
  "summon-active": ({ card, price, n }: { card: Words; price: number; n: number }) =>
    `You have ${points(n)}: summon your ${card} for ${price}. It is Active and can attack at once.`,
  fight:
    "Your {card} has Power {power}, and {other} has {armor} Armor left: attack, and if nobody responds it is discarded. It does not strike back; only a card that blocks does.",
  wear: "Your {card} has Power {power}, and {other} has {armor} Armor left. It would survive, but the Armor it loses stays lost until its player’s next turn begins: two attacks may do what one cannot.",
  trap: ({ card, price }: { card: Words; price: number }) =>
    `A moment for Traps: you could activate your ${card} now, straight from your hand, for ${points(price)}. Traps are for Battle Phases, in any player’s turn. Activate it, or pass.`,
  torch: ({ card, price, other, armor }: { card: Words; price: number; other: Words; armor: number }) =>
    `Your ${card} is a Boost: it takes effect once and is discarded. For ${points(price)} it burns a Monster for 3, and ${other} has only ${armor} Armor left.`,
  legend:
    "You can look through your Legend Deck at any time. You could summon {card} now: it costs not only Points, but also what its text asks for after Summon.",
  why: "Why can’t I? Press a card you cannot play now, such as your {card}, and the table gives the reason.",
  rule: "Every reason names its rule, and so does every line of the log. Open one to read it in the rulebook.",
  own: "From here on you play your own turns: summon, attack, and keep in mind what can defend you when {tutor} attacks. You have {mine} HP, {tutor} has {theirs}.",
  won: "{tutor} has no HP left, and you have won. That is the whole game. Play again against the computer, or choose your own deck.",
  "other-end": "That is the whole game. Play again against the computer, or choose your own deck.",
});
