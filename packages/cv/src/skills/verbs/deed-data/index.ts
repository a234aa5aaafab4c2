import care from "./care.ts";
import desks from "./desks.ts";
import guests from "./guests.ts";
import hands from "./hands.ts";
import more from "./more.ts";
import shops from "./shops.ts";
import trade from "./trade.ts";
import wards from "./wards.ts";
import works from "./works.ts";

/**
 * What everyday sentences name by a verb and its object: a name of the graph, then verbs and what they are done to.
 *
 *     Stocktaking : count check > stock, .. stock ; take > inventory
 *
 * A name behind `~` is a broad one: it yields to what `verb-objects` names more closely ("lawn mowing" for mowing).
 * A verb stands for all of its forms; `cash_up` has its particle behind it. An object may be described ("the whole
 * stock") and must end its piece of the sentence; `+` is anything, or nothing more, `.` nothing more, and `..` some words between. `a/b` is
 * either word. What is in capitals stands for the words that `deed-lexicon` gives it.
 */
export const DEED_FILES: readonly string[] = [care, guests, shops, trade, hands, more, works, desks, wards];
