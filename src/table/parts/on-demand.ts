import { onDemand } from "../../ui/on-demand";

/** The grid, for a game whose mat has one. */
export const grid = onDemand(async () => (await import("./grid/Grid")).Grid);

/** The battle with its dice, for a game that has contests. */
export const contestPanel = onDemand(async () => (await import("./contest/ContestPanel")).ContestPanel);

/** Seats beside the two in full, for more than two players. */
export const otherSeats = onDemand(async () => (await import("./seat/OtherSeats")).OtherSeats);

/** The mats of the other members of one's team. */
export const mates = onDemand(async () => (await import("./seat/Mates")).Mates);

/** The parts of a price or a damage, for a game that has them divided. */
export const allotList = onDemand(async () => (await import("./prompt/AllotList")).AllotList);

/** A pile in full, loaded once the page is idle. */
export const zoneBrowser = onDemand(async () => (await import("./dialogs/ZoneBrowser")).ZoneBrowser);

/** Dialogs that no answer needs, loaded once the page is idle. */
export const lookupDialog = onDemand(async () => (await import("./dialogs/LookupDialog")).LookupDialog);

/** All mats at once, for more than two players. */
export const allMats = onDemand(async () => (await import("./seat/AllMats")).AllMats);
