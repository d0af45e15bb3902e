import { magics } from "./magic";
import { nexuses } from "./nexuses";
import { spirits } from "./spirits";

export const green = [...spirits, ...nexuses, ...magics];
