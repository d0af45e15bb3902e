import type { StarterDeck } from "../../game-deck";

export const swarmAndVenom: StarterDeck = {
  id: "swarm-and-venom",
  name: "Swarm and Venom",
  theme: "numbers and poison",
  colours: ["green", "yellow"],
  plan: "Flood the battlefield with insects while your serpents make attacks a bad idea.",
  cards: [
    "Hive Drone",
    "Swarm Queen",
    "Needle Wasp",
    "Carrion Beetle",
    "Pathfinder Moth",
    "Coil Viper",
    "Venom Asp",
    "Marsh Constrictor",
    "Shedskin Python",
    "Reinforcements",
    "Snare Net",
    "Trapdoor",
  ],
};
