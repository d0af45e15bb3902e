import type { PrintedCard } from "../../../language";
import { warrior } from "./card";

export const WARRIORS: readonly PrintedCard[] = [
  warrior({ number: 1, name: "Ember Drake", subtype: "drake", numbers: [3, 1, 2, 1, 2, 1, 2, 1], keywords: ["reach"] }),
  warrior({ number: 2, name: "Gate Warden", subtype: "knight", numbers: [2, 2, 2, 2, 2, 2, 2, 2], keywords: ["iron"] }),
  warrior({ number: 3, name: "Marsh Witch", subtype: "mage", numbers: [1, 3, 1, 3, 1, 3, 1, 3], abilities: [
    { kind: "trigger", when: { on: "place", card: "this" }, effect: { do: "choose", from: { face: "up", of: "opponent", touching: "this" }, then: { do: "modify", card: "it", stats: ["bonus"], op: "add", amount: -3, until: "turn" } } },
  ] }),
  warrior({ number: 4, name: "Banner Squire", subtype: "knight", numbers: [1, 1, 2, 1, 1, 1, 2, 1], abilities: [
    { kind: "standing", cards: { of: "you", face: "up", touching: "this" }, stats: ["bonus"], op: "add", amount: 2 },
  ] }),
  warrior({ number: 5, name: "Phoenix Chick", subtype: "bird", numbers: [1, 2, 1, 2, 1, 2, 1, 2], abilities: [
    { kind: "replace", change: "flip-down", card: "this", oncePerTurn: true, may: true, effect: { do: "discard", who: "you", count: 1 } },
  ] }),
  warrior({ number: 6, name: "Clockwork Ram", subtype: "machine", numbers: [4, 0, 1, 0, 1, 0, 1, 0], abilities: [
    { kind: "activated", oncePerTurn: true, effect: { do: "word", word: "rotate", args: { card: "this", steps: 2 } } },
  ] }),
  ...["Oak", "Stone", "River", "Moss", "Cinder", "Frost", "Dust", "Thorn", "Gale", "Loam"].map((n, i) =>
    warrior({ number: 7 + i, name: `${n} Scout`, subtype: "spirit", numbers: [1 + (i % 3), 2, 1, 1 + (i % 2), 2, 1, 2, 1] })),
];
