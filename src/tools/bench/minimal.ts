import { type Chooser, type Contestant, entry, type PlayTotals, SeededChooser } from "./contestant";
import { CELLS, CENTRE, direction, opposite, STEPS } from "./grid";
import { DECK_SIZE, DIE, numberOf, OPENING_HAND } from "./warriors";

interface PlacedWarrior {
  readonly card: number;
  readonly seat: number;
  readonly cell: number;
  up: boolean;
}

interface Player {
  deck: number[];
  hand: number[];
}

/** What a placed Warrior must touch (D20 4.8 to 4.11), the strictest requirement first. */
type Demand = "enemy face-up" | "face-down" | "any";

// A legal action is one number: a placement is card * CELLS + cell, an attack ATTACK + attacker * CELLS + target's cell.
const ATTACK = 2 * DECK_SIZE * CELLS;
const END = 2 * ATTACK;

/** A match in plain mutable objects, without checks, records, undo or hidden information. */
class Match {
  private readonly players: readonly [Player, Player] = [
    { deck: [], hand: [] },
    { deck: [], hand: [] },
  ];
  private readonly standing: PlacedWarrior[] = [];
  private readonly grid: (PlacedWarrior | null)[] = new Array<PlacedWarrior | null>(CELLS).fill(null);
  private readonly listed = new Int32Array(CELLS);
  private listing = 0;
  private readonly cells: number[] = [];
  private active = 0;
  private player: Player = this.players[0];
  private placed = false;
  first = 0;
  over = false;
  /** The legal actions of the active player. */
  readonly actions: number[] = [];

  constructor(private readonly random: Chooser) {}

  begin(): void {
    for (const warrior of this.standing) this.grid[warrior.cell] = null;
    this.standing.length = 0;
    this.over = false;
    this.deal(this.players[0], 0);
    this.deal(this.players[1], DECK_SIZE);
    this.first = this.higherRoll() ? 0 : 1;
    this.startTurn(this.first);
  }

  /** D20 7.2: face-up Warriors of the first player minus those of the second. */
  lead(): number {
    let lead = 0;
    for (const warrior of this.standing) if (warrior.up) lead += warrior.seat === this.first ? 1 : -1;
    return lead;
  }

  list(): void {
    const actions = this.actions;
    actions.length = 0;
    if (!this.placed) {
      const { hand } = this.player;
      if (hand.length > 0) {
        this.listCells();
        for (const card of hand) for (const cell of this.cells) actions.push(card * CELLS + cell);
      }
    }
    for (let i = 0; i < this.standing.length; i++) {
      const attacker = this.standing[i];
      if (!attacker?.up || attacker.seat !== this.active) continue;
      for (const step of STEPS) {
        const target = this.grid[attacker.cell + step];
        if (target?.up && target.seat !== this.active) actions.push(ATTACK + i * CELLS + target.cell);
      }
    }
    actions.push(END);
  }

  take(action: number): void {
    if (action === END) {
      this.startTurn(1 - this.active);
    } else if (action < ATTACK) {
      this.place(Math.floor(action / CELLS), action % CELLS);
    } else {
      const attacker = this.standing[Math.floor((action - ATTACK) / CELLS)];
      const target = this.grid[(action - ATTACK) % CELLS];
      if (attacker && target) this.attack(attacker, target);
    }
  }

  private deal(player: Player, firstCard: number): void {
    const deck = player.deck;
    deck.length = 0;
    for (let i = 0; i < DECK_SIZE; i++) deck.push(firstCard + i);
    for (let i = DECK_SIZE - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      const card = entry(deck, i);
      deck[i] = entry(deck, j);
      deck[j] = card;
    }
    player.hand = deck.splice(DECK_SIZE - OPENING_HAND);
  }

  private startTurn(seat: number): void {
    this.active = seat;
    this.placed = false;
    this.player = seat === 0 ? this.players[0] : this.players[1];
    const { deck, hand } = this.player;
    const card = deck.pop();
    if (card === undefined) this.over = true;
    else hand.push(card);
  }

  private place(card: number, cell: number): void {
    const { hand } = this.player;
    hand.splice(hand.indexOf(card), 1);
    const warrior: PlacedWarrior = { card, seat: this.active, cell, up: true };
    this.standing.push(warrior);
    this.grid[cell] = warrior;
    this.placed = true;
  }

  private attack(attacker: PlacedWarrior, target: PlacedWarrior): void {
    const towards = direction(attacker.cell, target.cell);
    const attack = this.highest(numberOf(attacker.card, towards));
    const defence = this.highest(numberOf(target.card, opposite(towards)));
    const won = attack === defence ? this.higherRoll() : attack > defence;
    const loser = won ? target : attacker;
    loser.up = false;
  }

  private highest(dice: number): number {
    let top = 0;
    for (let i = 0; i < dice; i++) top = Math.max(top, this.roll());
    return top;
  }

  /** Rolls one die each until they differ (D20 1.10, 5.9). Returns whether the first one is higher. */
  private higherRoll(): boolean {
    for (;;) {
      const mine = this.roll();
      const other = this.roll();
      if (mine !== other) return mine > other;
    }
  }

  private roll(): number {
    return 1 + this.random.below(DIE);
  }

  private listCells(): void {
    this.cells.length = 0;
    if (this.standing.length === 0) {
      this.cells.push(CENTRE);
      return;
    }
    let demand: Demand = "any";
    for (const warrior of this.standing) {
      if (warrior.up && warrior.seat !== this.active) {
        demand = "enemy face-up";
        break;
      }
      if (!warrior.up) demand = "face-down";
    }
    this.listTouching(demand);
    if (this.cells.length === 0 && demand === "enemy face-up") this.listTouching("face-down");
    if (this.cells.length === 0) this.listTouching("any");
  }

  private listTouching(demand: Demand): void {
    this.listing++;
    for (const { up, seat, cell } of this.standing) {
      if (demand === "enemy face-up" && (!up || seat === this.active)) continue;
      if (demand === "face-down" && up) continue;
      for (const step of STEPS) {
        const next = cell + step;
        if (this.grid[next] || this.listed[next] === this.listing) continue;
        this.listed[next] = this.listing;
        this.cells.push(next);
      }
    }
  }
}

/** The benchmark's rules as a hand-written loop: roughly the least work with which the game can be played. */
export const minimal: Contestant = {
  name: "minimal loop",
  play(seed: number, games: number): PlayTotals {
    const chooser = new SeededChooser(seed);
    const match = new Match(new SeededChooser(seed + 1_000_003));
    let actions = 0;
    let offered = 0;
    let firstWins = 0;
    let draws = 0;
    for (let game = 0; game < games; game++) {
      match.begin();
      while (!match.over) {
        match.list();
        offered += match.actions.length;
        actions++;
        match.take(entry(match.actions, chooser.below(match.actions.length)));
      }
      const lead = match.lead();
      if (lead > 0) firstWins++;
      else if (lead === 0) draws++;
    }
    return { games, actions, offered, firstWins, draws };
  },
};
