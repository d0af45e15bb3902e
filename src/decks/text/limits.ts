/** The most that is read of one text. */
export const TEXT_LIMITS = {
  lineLength: 20_000,
  lines: 5_000,
  cards: 500,
  length: 500_000,
  /** Lines that are not understood. A text with more is no deck. */
  unread: 1_000,
} as const;
