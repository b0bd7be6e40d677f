import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** One visit to a text. It goes on when the first save gives a new text its id, so that typing is not interrupted. */
export function useVisit(id: string, getPath: (id: string) => string) {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<{ id: string; number: number; createdId: string | null }>({
    id,
    number: 0,
    createdId: null,
  });
  const isCreatedHere = visit.createdId === id;
  if (visit.id !== id) setVisit(isCreatedHere ? { ...visit, id } : { id, number: visit.number + 1, createdId: null });
  const onCreate = (createdId: string) => {
    setVisit((now) => ({ ...now, createdId }));
    void navigate(getPath(createdId), { replace: true, state: { keepsPlace: true } });
  };
  return { number: visit.number, isCreatedHere, onCreate };
}
