export const turnOf = (turn: number) => (turn === 0 ? "Vor dem ersten Zug" : `Zug ${turn}`);
