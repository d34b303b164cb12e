import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appConfigQuery, chatHashQuery, type Me } from '../session/index.ts';
import { startChat } from './start-chat.ts';

/** The widget of the configured chat; without a configuration nothing is loaded or drawn. */
export function SupportChat({ me }: { me: Me }) {
  const { data: config } = useQuery(appConfigQuery);
  const { data: proof } = useQuery(chatHashQuery);
  const chat = config?.chat;
  useEffect(() => {
    if (!chat || !proof) return;
    return startChat(chat, me, proof.hash);
  }, [chat, proof, me]);
  return null;
}
