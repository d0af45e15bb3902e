import type { Catalogue } from "../catalogue";

/** Reasons, questions, outcomes and log lines that every game shares. */
export const kernel: Catalogue = {
  "why.game-over": "The game is over.",
  "why.paused": "{player} has called a time-out.",
  "why.nobody-asked": "Nobody is to act at this moment.",
  "why.not-asked": "It is {player} who is to act now.",
  "why.other-question": "Another question has to be answered first.",
  "why.does-not-fit": "That does not fit what is asked.",
  "why.no-such-seat": "There is no such seat at this table.",
  "why.seat-out": "You are out of this game.",
  "why.no-such-action": "This game knows no such action.",
  "why.already-time-out": "A time-out is running already.",
  "why.no-time-out": "No time-out is running.",
  "why.not-your-time-out": "{player} called the time-out and ends it.",
  "why.no-takeback-left": "You have no OOPS left.",
  "why.nothing-to-take-back": "You have no last action that can still be taken back.",
  "why.draw-already-offered": "A draw is on offer already.",
  "why.no-draw-offered": "No draw is on offer.",
  "why.own-draw-offer": "You agree to the draw already.",
  "why.no-such-option": "There is no table option “{option}”.",
  "why.bad-option": "“{value}” is not a setting of “{option}”.",
  "why.bad-seats": "This game is for {min} to {max} players, not {count}.",
  "why.unknown-card": "There is no card called “{card}”.",
  "prompt.secret": "A secret choice is being made.",
  "prompt.replacement": "Choose which ability takes its place.",
  "prompt.replace": "Use {card} instead?",
  "prompt.trigger-order": "Choose which ability goes first.",
  "prompt.may": "Use the ability of {card}?",
  "prompt.choose-one": "{card}: choose one.",
  "prompt.choose-card": ({ card, count }) =>
    `${card}: choose ${count === 1 ? "a card" : `up to ${count} cards`}.`,
  "prompt.discard": ({ card, count }) =>
    `${card}: choose ${count === 1 ? "a card" : `${count} cards`} to discard.`,
  "outcome.concession": "by concession",
  "outcome.loop": "the position kept recurring",
  "outcome.agreed-draw": "by agreement",
};
