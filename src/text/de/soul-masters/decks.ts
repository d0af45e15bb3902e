import { poolNames } from "../../pool-names";

/** The themes and plans of the starter decks. Like the cards, the decks keep their English names. */
export const decks = poolNames(
  "soul-masters",
  {},
  {
    "ember-court": [
      "Ember Court",
      "Feuer und Schätze",
      "Greif mit deinem Kommandanten an, sammle Schuppen und mach Feuer daraus: Verbrenn, was deinen Drachen im Weg steht.",
    ],
    "hoard-of-ages": [
      "Hoard of Ages",
      "Mauern und Schätze",
      "Häuf hinter Taunt und Guard Schuppen an: Dein Hort macht seine Hüter stark und ihre Schilde dick.",
    ],
    "moon-pack": [
      "Moon Pack",
      "Kniffe im Kampf",
      "Schlüpf an Taunt vorbei, jag im Rudel und versteck Fallen in deiner Energie.",
    ],
    "rift-hunt": [
      "Rift Hunt",
      "Rein und raus",
      "Greif mit den Kleinen an und tausch die Großen aus deiner Energie ein, wenn es am meisten wehtut.",
    ],
    "bone-choir": [
      "Bone Choir",
      "Skelette in Scharen",
      "Mach aus Crux Skelette, lass sie von Klagesängern rüsten und gib her, wer seinen Teil getan hat.",
    ],
    "crown-of-ash": [
      "Crown of Ash",
      "Immer wieder",
      "Tausch deine Toten gegen ihre: Was fällt, kehrt auf die Hand oder aufs Schlachtfeld zurück oder stärkt die Nächsten.",
    ],
    "dawn-charge": [
      "Dawn Charge",
      "Duellanten und Lanzen",
      "Halte für deine Duellanten Karten mit hoher Schildkraft oben auf dem Ablagestapel und durchstoß die Schilde, die bleiben.",
    ],
    "still-wall": [
      "Still Wall",
      "Geduld",
      "Wache, fang ab und verhindere, bis sie offen daliegen: Was vor dir ruht, wird gerichtet.",
    ],
    "red-table": [
      "Red Table",
      "Aussaugen",
      "Zahl mit deinem Leben und hol es dir von ihnen zurück: Jede Wunde, die du schlägst, soll dich nähren.",
    ],
    "long-night": [
      "Long Night",
      "Leere Hände",
      "Nimm ihnen die Karten aus der Hand und halte ihre Einheiten still: Ohne Schilde zählt jeder deiner Angriffe.",
    ],
  },
);
