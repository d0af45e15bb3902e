import { starter } from "./starter";

export const aztec = starter(
  {
    id: "burning-sun",
    name: "Burning Sun",
    theme: "Aztec attack",
    plan: "Strike early, collect kill tokens, and turn sacrifices into damage.",
  },
  {
    "Jaguar Recruit": 3,
    "Reed Spearman": 4,
    "Drum Caller": 2,
    "Blood Priest": 2,
    "Feather Scout": 3,
    "Obsidian Duelist": 3,
    "Marked Captive": 3,
    "Trophy Hunter": 2,
    "Eagle Knight": 3,
    "Star Reader": 1,
    "Speaker of the Stones": 1,
    "Tlacali, Burning Sun": 1,
    "Cacao Feast": 2,
    Macuahuitl: 1,
    "Skull Rack": 1,
    "Smoke of Copal": 3,
    "Pyramid of the Sun": 1,
    "Pyramid of the Moon": 1,
    Pitfall: 1,
    "Muster Roll": 2,
  },
  {
    "Night of Offerings": 2,
    "War Paint": 2,
    Levy: 1,
    Pitfall: 2,
    "Hall of Trophies": 1,
  },
);
