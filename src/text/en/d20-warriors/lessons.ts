import type { Catalogue } from "../../catalogue";

/** What is said at each step of the guided first game. */
export const lessons = {
  "lesson.d20.welcome":
    "Welcome to D20 Warriors. You play against {tutor}, and the table sees to the rules. Six of your turns are all it takes.",
  "lesson.d20.goal":
    "This is your score: the Warriors you have face up. Whoever has more of them when a deck has run out wins.",
  "lesson.d20.place":
    "Your hand. Choose the Emberwing Drake, then the marked cell: the first Warrior goes to the centre.",
  "lesson.d20.placed":
    "The numbers around the picture are dice: four to the north, one to the south-east. You may look at any card closely.",
  "lesson.d20.inspect":
    "Rest the pointer on a card, or hold your finger on it, or press I while it has the focus, to read it in full. Try it with your Drake.",
  "lesson.d20.end": "One Warrior a turn, and nobody to attack yet: end your turn.",
  "lesson.d20.foe":
    "{tutor}’s Warrior touches your Drake. Warriors touch along edges and at corners, and only those that touch can fight.",
  "lesson.d20.attack":
    "Your Drake has four dice to the north, the Adept one to the south. Choose the Drake, then the Adept: its odds are shown before you decide.",
  "lesson.d20.won":
    "The highest die wins. The loser is flipped face down: it stays where it is, but it no longer counts and no longer fights.",
  "lesson.d20.lost":
    "The highest die wins, and this time it was not yours. Whoever loses is flipped face down: it stays, but it no longer counts and no longer fights.",
  "lesson.d20.second":
    "Place this turn's Warrior. It must touch a face-up Warrior of your opponent; as there is none now, a face-down one will do.",
  "lesson.d20.attacked":
    "{tutor} played a Flash card to draw two more, then attacked across the corner, where your Drake had one die against five. Whoever finds a weak side wins: look where your numbers are small.",
  "lesson.d20.flash":
    "You have drawn a Flash card. It can be played at any moment, in either player's turn, so from now on the table asks you at each of them. Not yet: pass.",
  "lesson.d20.third":
    "Turn its flank: place a Warrior beside the Lynx, along one of its edges. Its ones are there, its threes and fours at the corners. A Warrior may attack as soon as it is placed.",
  "lesson.d20.window":
    "A moment to respond: both of you may play Flash cards before the game goes on. Keep yours and pass.",
  "lesson.d20.strike": "Now attack the Lynx.",
  "lesson.d20.behind":
    "You are behind, and nothing is decided yet. Play Weighted Edge: it turns your highest die to 16.",
  "lesson.d20.ahead": "You are ahead: keep your Flash card and pass.",
  "lesson.d20.done-turn":
    "Attack again if you like, as often as there is somebody to attack. Then end your turn.",
  "lesson.d20.why":
    "Why can’t I? Press a card that may do nothing now, such as one lying face down. The table gives the reason.",
  "lesson.d20.rule":
    "The reason names its rule. Open it, here or at any line of the log, and read it in the rulebook.",
  "lesson.d20.log":
    "The log keeps who did what. Each of its lines opens its rule. On a phone it is under More.",
  "lesson.d20.own": "This turn is yours alone: place, attack where your dice outnumber theirs, end the turn.",
  "lesson.d20.count":
    "You have {mine}, {tutor} has {theirs}. {tutor}’s deck is nearly empty: every Warrior left standing counts.",
  "lesson.d20.last":
    "{tutor} has no card left to draw, so the game ends when this turn does. Make it count, then end it.",
  "lesson.d20.tie":
    "The count is tied, so Sudden Death decides: both pick Warriors in secret and roll for them. The questions lead you through.",
  "lesson.d20.over":
    "A deck has run out, so the face-up Warriors are counted. That is the whole game. Play again against the opponent, or choose a deck of your own.",
} as const satisfies Catalogue;
