/** The table's sounds, from events. Loaded only while sound is on. */
export { playMatchSounds, previewVolume } from "./match-sounds";
