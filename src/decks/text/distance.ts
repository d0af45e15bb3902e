/**
 * The least number of letters to add, drop, change or swap with their neighbour to make one text of the other.
 * @param most the greatest number of interest: more may be any larger number.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(before, j - 2) + 1 : changed;
      const distance = Math.min(changed, swapped, at(last, j) + 1, at(row, j - 1) + 1);
      row.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? 0;
