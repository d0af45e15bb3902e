import type { Catalogue } from "../../catalogue";

export const lessons = {
  "lesson.d20.welcome":
    "Welcome to D20 Warriors. You play against {tutor}, and the table enforces the rules. A game lasts six or seven of your turns.",
  "lesson.d20.goal":
    "This is your score: the number of your face-up Warriors. When a player can no longer draw, the player with more of them wins.",
  "lesson.d20.place":
    "Your hand. Choose the Emberwing Drake, then the marked cell: the first Warrior goes to the centre.",
  "lesson.d20.placed":
    "The numbers around the picture of your {card} are dice: {north} to the north, {southEast} to the south-east. You can look at any card up close.",
  "lesson.d20.inspect":
    "To read a card in full, rest the pointer on it, press and hold it, or press I while it has the focus. Try it with your {card}.",
  "lesson.d20.end": "You may place one Warrior a turn, and there is nothing to attack yet: end your turn.",
  "lesson.d20.foe":
    "{tutor}’s {other} touches your {card}. Warriors touch along edges and at corners. Those that touch can fight; only a few have a longer reach.",
  "lesson.d20.attack":
    "Against the {other} your {card} rolls {dice}, and the {other} rolls {others}. Choose your {card}, then the {other}: the odds are shown before you decide.",
  "lesson.d20.won":
    "{high} beats {low}: the highest die wins, with what Effects add to it. The loser is flipped face down: it stays where it is, but it no longer counts and no longer fights.",
  "lesson.d20.lost":
    "{high} beats {low}, and this time you lost: the highest die wins, with what Effects add to it. The loser is flipped face down: it stays, but it no longer counts and no longer fights.",
  "lesson.d20.second":
    "Place this turn’s Warrior. It would have to touch a face-up Warrior of your opponent; as there is none now, a face-down one will do.",
  "lesson.d20.attacked":
    "One of your Warriors is face down: it lost its battle. More dice win more often, so a weak side invites attacks: see where your numbers are small, and where theirs are.",
  "lesson.d20.flash":
    "You hold a Flash card. It can be played at many moments, in either player’s turn, so from now on you are prompted at each of them. This one changes dice, and none have been rolled: pass.",
  "lesson.d20.third":
    "Attack from the side: place your {card} on the marked cell. From there its number towards the {other} is {dice}, against {others}. A Warrior may attack as soon as it is placed.",
  "lesson.d20.window":
    "A moment to respond: both of you may play Flash cards before the game goes on. Keep yours and pass.",
  "lesson.d20.strike": "Now let your {card} attack the {other}: it rolls {dice} against {others}.",
  "lesson.d20.behind":
    "You are behind, {mine} to {theirs}, and nothing is decided yet. Play Weighted Edge: it turns your highest die to 16, which makes {total}.",
  "lesson.d20.ahead": "You are ahead, {mine} to {theirs}: keep your Flash card and pass.",
  "lesson.d20.done-turn": "There is nothing for you to attack: end your turn.",
  "lesson.d20.why":
    "Why can’t I? Press a card that can do nothing now, such as this face-down one, and the table gives the reason.",
  "lesson.d20.rule":
    "Every reason names its rule, and so does every line of the log. Open one to read it in the rulebook.",
  "lesson.d20.log": "The log lists what has happened. Each line opens its rule. On a phone it is under More.",
  "lesson.d20.own":
    "Play this turn on your own: place, attack where your dice outnumber theirs, end the turn.",
  "lesson.d20.count":
    "You have {mine}, {tutor} has {theirs}, and {left} in the deck. When a player cannot draw, the Warriors left standing are counted.",
  "lesson.d20.last":
    "{tutor} has no cards left to draw, so unless that changes the game ends with this turn. Make it count, then end it.",
  "lesson.d20.second-open":
    "Place this turn’s Warrior. It must touch a face-up Warrior of your opponent: choose a card, and the cells are marked.",
  "lesson.d20.far-behind":
    "You are behind, {mine} to {theirs}. Weighted Edge turns your highest die to 16, which would make {total}: not enough. Keep it and pass.",
  "lesson.d20.more":
    "There is still something to attack: a Warrior may attack as long as it stays face up, but it does not have to. When you are done, end your turn.",
  "lesson.d20.other-end": "That is the whole game. Play again against the computer, or choose your own deck.",
  "lesson.d20.tie":
    "The count is tied, so Sudden Death decides: both players pick Warriors in secret and roll for them. The prompts lead you through.",
  "lesson.d20.over":
    "A player could not draw, so the face-up Warriors were counted. That is the whole game. Play again against the computer, or choose your own deck.",
} as const satisfies Catalogue;
