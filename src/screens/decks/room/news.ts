/** Says what has just happened, and how to take it back. */
export type TellNews = (text: string, undo?: () => void) => void;
