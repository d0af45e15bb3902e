/** The table's sounds: events in, sounds out. Loaded only while sound is on. */
export { playMatchSounds, previewVolume } from "./match-sounds";
