-- A message is updated when it is delivered and again when it is read. With room left on its page the new
-- version stays there, and no index has to be told of a delivery.
ALTER TABLE "messages" SET (fillfactor = 80);
