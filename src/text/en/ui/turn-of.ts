export const turnOf = (turn: number) => (turn === 0 ? "Before the first turn" : `Turn ${turn}`);
