import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { ConversationRow } from "./conversation-row.tsx";

interface ConversationListProps {
  conversations: readonly Conversation[];
  selectedId: string | undefined;
  userId: string;
}

export function ConversationList({ conversations, selectedId, userId }: ConversationListProps) {
  return (
    <ul className="@container min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain">
      {conversations.map((conversation) => (
        // Rows out of sight cost no layout, however many there are.
        <li key={conversation.id} className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
          <ConversationRow
            conversation={conversation}
            userId={userId}
            selected={conversation.id === selectedId}
          />
        </li>
      ))}
    </ul>
  );
}
